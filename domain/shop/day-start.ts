import { zurichTime } from './zurich-time.ts'

const HOUR = 3_600_000

/** The instant at which a day (yyyy-MM-dd) begins in Zurich, one or two hours before it begins at Greenwich; `undefined` for no day. */
export const dayStart = (day: string): Date | undefined => {
  const greenwich = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(greenwich)) return undefined
  return [2, 1].map((hours) => new Date(greenwich - hours * HOUR)).find((instant) => {
    const time = zurichTime(instant)
    return time.day === day && time.hour === 0
  })
}
