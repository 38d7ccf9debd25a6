import { zurichTime } from './zurich-time.ts'
import { isCalendarDay } from './calendar-day.ts'

const HOUR = 3_600_000

/** The instant at which a day (yyyy-MM-dd) begins in Zurich, one or two hours before UTC; `undefined` for an invalid day. */
export const dayStart = (day: string): Date | undefined => {
  if (!isCalendarDay(day)) return undefined
  const greenwich = Date.parse(`${day}T00:00:00Z`)
  return [2, 1].map((hours) => new Date(greenwich - hours * HOUR)).find((instant) => {
    const time = zurichTime(instant)
    return time.day === day && time.hour === 0
  })
}
