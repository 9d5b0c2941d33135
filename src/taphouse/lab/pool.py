"""Where work is done: in processes of this machine, or on a Dask cluster. Joblib is the door to both."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Final, TypeVar

from taphouse.core.errors import TaphouseError
from taphouse.core.facts import typed
from taphouse.core.words import said
from taphouse.lab.extras import needed

Done = TypeVar("Done")
PATIENCE: Final = 10
"""Seconds within which a scheduler has to answer."""


def done_by(jobs: int, cluster: str, work: Sequence[Callable[[], Done]]) -> Iterator[Done]:
    """Do pieces of work and give what comes of them, in their order, as soon as it is there."""
    joblib = needed("joblib")
    with ExitStack() as stack:
        if cluster:
            distributed = needed("distributed", "taphouse[cluster]")
            try:
                stack.enter_context(distributed.Client(cluster, timeout=PATIENCE))
            except (OSError, ValueError) as error:
                why = typed(str(error).rstrip(".") or type(error).__name__)
                raise TaphouseError(said.no_cluster(address=typed(cluster), error=why)) from error
            stack.enter_context(joblib.parallel_config(backend="dask"))
        parallel = joblib.Parallel(n_jobs=-1 if cluster else jobs, return_as="generator", batch_size=1)
        yield from parallel(joblib.delayed(_call)(piece) for piece in work)


def _call(piece: Callable[[], Done]) -> Done:
    return piece()
