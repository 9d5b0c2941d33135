const DOUBLE = 320

/** Knows a double tap: it must not answer the next question before anybody has read it. */
export class Taps {
  private last = 0

  isDouble(event: MouseEvent): boolean {
    const byFinger = (event as PointerEvent).pointerType !== 'mouse' && event.detail > 0
    const soon = event.timeStamp - this.last < DOUBLE
    this.last = event.timeStamp
    return event.detail > 1 || (byFinger && soon)
  }
}
