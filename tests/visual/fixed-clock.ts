/** Loaded before the shop: its clock starts at the same moment of a Wednesday in spring, and goes on from there. */
const OPENED = Date.UTC(2027, 2, 3, 9, 5)
const Real = Date
const started = Real.now()

class StillDate extends Real {
  constructor(...input: readonly unknown[]) {
    super(...((input.length === 0 ? [StillDate.now()] : input) as [number]))
  }
  static override now(): number {
    return OPENED + Real.now() - started
  }
}
globalThis.Date = StillDate as DateConstructor
