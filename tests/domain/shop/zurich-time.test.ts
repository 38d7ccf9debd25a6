import { describe, expect, it } from 'vitest'
import { TIME_ZONE } from '../../../domain/shop/time-zone.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'

describe('the date and time in Zurich', () => {
  it('F-M10 start the new year an hour before Greenwich', () => {
    expect(zurichTime(new Date('2026-12-31T22:59:59Z'))).toEqual({ year: 2026, day: '2026-12-31', hour: 23 })
    expect(zurichTime(new Date('2026-12-31T23:00:00Z'))).toEqual({ year: 2027, day: '2027-01-01', hour: 0 })
  })

  it('use summer time in summer', () => {
    expect(zurichTime(new Date('2024-06-30T22:30:00Z'))).toEqual({ year: 2024, day: '2024-07-01', hour: 0 })
    expect(zurichTime(new Date('2024-10-27T00:59:59Z')).hour).toBe(2)
    expect(zurichTime(new Date('2024-10-27T01:00:00Z')).hour).toBe(2)
  })

  it('agree with the time zone database in every hour of a week in which the clocks change', () => {
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' })
    const changes = Array.from({ length: 45 }, (_, index) => [Date.UTC(1996 + index, 2, 24), Date.UTC(1996 + index, 9, 24)]).flat()
    const instants = changes.flatMap((start) => Array.from({ length: 9 * 24 }, (_, hour) => new Date(start + hour * 3_600_000)))
    const text = ({ day, hour }: ReturnType<typeof zurichTime>) => `${day} ${String(hour).padStart(2, '0')}:00`
    expect(instants.map((instant) => text(zurichTime(instant)))).toEqual(instants.map((instant) => format.format(instant)))
  })
})
