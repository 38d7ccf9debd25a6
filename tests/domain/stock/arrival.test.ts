import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arrivalRange } from '../../../domain/stock/arrival.ts'
import { formatArrival, formatDay, formatDayWithYear } from '../../../domain/stock/format-arrival.ts'
import { slowestArrival } from '../../../domain/stock/slowest-arrival.ts'
import { dayNumber } from '../../../domain/shop/day-number.ts'
import { isSwissHoliday } from '../../../domain/stock/swiss-holidays.ts'
import { addWorkingDays, isWorkingDay } from '../../../domain/stock/working-days.ts'

const supply = { leadDays: { min: 2, max: 4 } }
const carrierDays = { min: 1, max: 2 }
const ordered = (instant: string, repository: { readonly onHand?: number; readonly quantity?: number } = {}) =>
  arrivalRange({ orderedAt: new Date(instant), supply, carrierDays, onHand: 10, quantity: 1, ...repository })

describe('the arrival of a parcel', () => {
  it('adds packing and carrier days to the day of the order when stock covers it', () => {
    expect(ordered('2026-03-02T09:00:00Z')).toEqual({ min: '2026-03-03', max: '2026-03-05' })
  })

  it('adds the supplier’s days when stock does not cover the quantity', () => {
    expect(ordered('2026-03-02T09:00:00Z', { onHand: 1, quantity: 2 })).toEqual({
      min: '2026-03-05',
      max: '2026-03-11',
    })
    expect(ordered('2026-03-02T09:00:00Z', { onHand: 2, quantity: 2 })).toEqual({
      min: '2026-03-03',
      max: '2026-03-05',
    })
  })

  it('counts orders after four in the afternoon in Zurich from the next working day', () => {
    expect(ordered('2026-03-02T14:59:59Z').min).toBe('2026-03-03')
    expect(ordered('2026-03-02T15:00:00Z').min).toBe('2026-03-04')
    expect(ordered('2026-07-06T13:59:59Z').min).toBe('2026-07-07')
    expect(ordered('2026-07-06T14:00:00Z').min).toBe('2026-07-08')
  })

  it('uses the day in Zurich, also when it is still yesterday elsewhere', () => {
    expect(ordered('2026-03-02T23:30:00Z')).toEqual(ordered('2026-03-03T09:00:00Z'))
  })

  it('skips the weekend', () => {
    expect(ordered('2026-03-06T15:30:00Z').min).toBe('2026-03-10')
    expect(ordered('2026-03-07T09:00:00Z').min).toBe('2026-03-10')
  })

  it('skips Easter and New Year', () => {
    expect(ordered('2026-04-02T09:00:00Z')).toEqual({ min: '2026-04-07', max: '2026-04-09' })
    expect(ordered('2026-12-24T09:00:00Z')).toEqual({ min: '2026-12-28', max: '2026-12-30' })
    expect(ordered('2026-12-31T09:00:00Z')).toEqual({ min: '2027-01-04', max: '2027-01-06' })
  })

  it('is never promised for a day without deliveries, nor earlier than possible', () => {
    const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(instants, fc.integer({ min: 0, max: 5 }), (orderedAt, onHand) => {
        const range = arrivalRange({ orderedAt, supply, carrierDays, onHand, quantity: 2 })
        expect(isWorkingDay(dayNumber(range.min)) && isWorkingDay(dayNumber(range.max))).toBe(true)
        expect(range.min < range.max).toBe(true)
        expect(range.min > orderedAt.toISOString().slice(0, 10)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('depends on the slowest line of an order', () => {
    const quick = { min: '2026-03-03', max: '2026-03-09' }
    const slow = { min: '2026-03-05', max: '2026-03-06' }
    expect(slowestArrival([quick, slow])).toEqual({ min: '2026-03-05', max: '2026-03-09' })
    expect(slowestArrival([])).toBeUndefined()
  })
})

describe('the days without deliveries', () => {
  it.each(['2000-04-23', '2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'])(
    'include Good Friday, Easter Monday, Ascension and Whit Monday of Easter on %s', (sunday) => {
      const days = Array.from({ length: 60 }, (_, index) => index - 5)
      expect(days.filter((day) => isSwissHoliday(dayNumber(sunday) + day))).toEqual([-2, 1, 39, 50])
    },
  )

  it('are the holidays of every canton', () => {
    const isHoliday = (day: string): boolean => isSwissHoliday(dayNumber(day))
    const days = [
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-14',
      '2026-05-25',
      '2026-08-01',
      '2026-12-25',
      '2026-12-26',
    ]
    expect(days.filter(isHoliday)).toEqual(days)
    expect(['2026-01-02', '2026-04-04', '2026-05-01', '2026-12-24'].filter(isHoliday)).toEqual([])
  })

  it('are skipped to the first working day', () => {
    expect(addWorkingDays('2026-03-07', 0)).toBe('2026-03-09')
    expect(addWorkingDays('2026-03-07', 1)).toBe('2026-03-10')
  })
})

describe('the format of days', () => {
  it('CC-DELIV-04 is 05.03 and 05.03.24, the same in every language', () => {
    expect(formatDay('2024-03-05')).toBe('05.03')
    expect(formatDayWithYear('2024-03-05')).toBe('05.03.24')
  })

  it('CC-DELIV-03 is a range, a single day if both are the same, and empty if none is known', () => {
    expect(formatArrival({ min: '2024-03-05', max: '2024-03-07' })).toBe('05.03 - 07.03.24')
    expect(formatArrival({ min: '2024-03-05', max: '2024-03-05' })).toBe('05.03.24')
    expect([formatArrival(undefined), formatArrival({})]).toEqual([undefined, undefined])
  })

  it('is the one day that is known, and puts a range in order', () => {
    expect(formatArrival({ min: '2024-03-05' })).toBe('05.03.24')
    expect(formatArrival({ max: '2024-03-07' })).toBe('07.03.24')
    expect(formatArrival({ min: '2024-03-07', max: '2024-03-05' })).toBe('05.03 - 07.03.24')
  })
})
