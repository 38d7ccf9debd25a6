import { zurichTime } from '../shop/zurich-time.ts'

const two = (number: number): string => String(number).padStart(2, '0')

/** Day and minute in Zurich time, which differs from UTC by whole hours: `25.11.2026, 04:15`. */
export const momentText = (instant: Date): string => {
  const { day, hour } = zurichTime(instant)
  const [year, month, date] = day.split('-')
  return `${date}.${month}.${year}, ${two(hour)}:${two(instant.getUTCMinutes())}`
}
