"""A steady hand: on a busy machine a finger is lifted late, and must not be taken for one that holds."""

STEADY_HAND = """(() => {
  const wait = window.setTimeout
  window.setTimeout = (then, ms, ...more) => wait.call(window, then, ms === 480 ? 2000 : ms, ...more)
})()"""
"""Whoever means to hold a thing presses for two seconds here, where people press for half of one (`table/hold.ts`)."""
HELD = 2300
"""For so many milliseconds a test presses on what it holds."""
