"""Whether everybody can use a page, as far as a machine can tell."""

from playwright.sync_api import Page

from .fixtures import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
STILL = """() => document.getAnimations().every(animation =>
    animation.playState !== 'running' || animation.effect.getComputedTiming().endTime === Infinity)"""
"""Whether nothing moves that will come to rest: half faded in, everything lacks contrast."""

SETTLED = f"""() => {{
  const FRAMES = 4
  window.stillFor = ({STILL})() ? (window.stillFor ?? 0) + 1 : 0
  if (window.stillFor < FRAMES) return false
  window.stillFor = 0
  return true
}}"""
"""Whether nothing has moved for some frames: what is measured anew when the room for it changes takes up to two."""

AT_REST = """() => {
  const moving = document.getAnimations().filter((animation) =>
    animation.playState === 'running' && animation.effect.getComputedTiming().endTime !== Infinity)
  for (const animation of moving) animation.finish()
  return moving.length === 0
}"""
"""Brings whatever is on its way there at once; whether all had arrived."""


def axe(page: Page) -> None:
    """Check a page as it stands now."""
    page.wait_for_function(AT_REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] }).then(result => result.violations)")
    wrong = [f"{one['id']}: {node['html']}: {node['failureSummary']}" for one in found for node in one["nodes"]]
    assert not wrong, "\n".join(wrong)
