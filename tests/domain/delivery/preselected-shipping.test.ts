import { describe, expect, it } from 'vitest'
import { preselectedShipping } from '../../../domain/delivery/preselected-shipping.ts'
import { chf } from '../../support/builders/money.ts'

describe('the shipping methods', () => {
  it('start with the chosen one, else with the cheapest and fastest', () => {
    const offered = [
      { key: 'a', price: chf(900) },
      { key: 'b', price: chf(500), arrival: { min: '2026-03-04', max: '2026-03-09' } },
      { key: 'c', price: chf(500), arrival: { min: '2026-03-04', max: '2026-03-06' } },
    ]
    expect(preselectedShipping(offered, undefined)).toBe('c')
    expect(preselectedShipping(offered, 'a')).toBe('a')
    expect(preselectedShipping(offered, 'gone')).toBe('c')
    expect(preselectedShipping([], 'a')).toBeUndefined()
  })

  it('never preselect a pickup while a home delivery is offered, not even when all are free', () => {
    const pickmup = { key: 'pickmup', price: chf(0), arrival: { min: '2026-03-03', max: '2026-03-03' } }
    const parcel = { key: 'swisspost_b_post_parcel', price: chf(0), arrival: { min: '2026-03-05', max: '2026-03-05' } }
    expect(preselectedShipping([pickmup, parcel], undefined)).toBe('swisspost_b_post_parcel')
    expect(preselectedShipping([pickmup, parcel], 'pickmup')).toBe('pickmup')
    expect(preselectedShipping([pickmup], undefined)).toBe('pickmup')
  })
})
