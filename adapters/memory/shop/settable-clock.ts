import type { Clock } from '../../../application/commerce/shop/clock.port.ts'

export type SettableClock = Clock & {
  readonly set: (now: Date) => void
  readonly advance: (milliseconds: number) => void
}

/** A clock that only moves when it is set. */
export const openSettableClock = (start: Date): SettableClock => {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    set: (date) => {
      now = date.getTime()
    },
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
