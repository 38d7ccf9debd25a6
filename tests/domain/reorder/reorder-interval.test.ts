import { describe, expect, it } from 'vitest'
import { daysSupplied } from '../../../domain/reorder/days-supplied.ts'
import {
  DEFAULT_REORDER_INTERVAL,
  defaultReorderDate,
  defaultReorderInterval,
  reorderIntervalOf,
} from '../../../domain/reorder/reorder-interval.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aSolution } from '../../support/builders/solution.ts'

const monthly = aProduct({ facts: { replacementDays: 30 } })
const daily = aProduct({ facts: { replacementDays: 1 }, pack: { quantity: 90 } })

describe('the time of the next reorder', () => {
  it('AS-ERRCAT-15 CC-REORD-16 is after 90 days by default', () => {
    expect(DEFAULT_REORDER_INTERVAL).toBe(90)
    expect(defaultReorderInterval('2024-01-15').interval).toBe(90)
  })

  it('AS-ERRCAT-16 CC-REORD-17 is three months ahead, on the last day where that month is shorter', () => {
    expect(defaultReorderDate('2024-01-15')).toBe('2024-04-15')
    expect(defaultReorderDate('2023-11-30')).toBe('2024-02-29')
    expect(defaultReorderDate('2025-11-30')).toBe('2026-02-28')
    expect(defaultReorderInterval('2024-01-15').reorderAt).toBe('2024-04-15')
  })

  it('is a number of days from today, across daylight saving changes too', () => {
    expect(reorderIntervalOf('2024-03-02', 60)).toEqual({ interval: 60, reorderAt: '2024-05-01' })
  })

  it('depends on the eye that runs out first', () => {
    expect(daysSupplied([{ product: monthly, eye: 'right', quantity: 1 }, { product: monthly, eye: 'left', quantity: 2 }])).toBe(180)
    expect(daysSupplied([{ product: daily, eye: 'right', quantity: 1 }, { product: daily, eye: 'right', quantity: 1 }])).toBe(180)
    expect(daysSupplied([{ product: daily, quantity: 1 }])).toBe(45)
    expect(daysSupplied([{ product: aSolution(), quantity: 1 }])).toBeUndefined()
    expect(daysSupplied([])).toBeUndefined()
  })
})
