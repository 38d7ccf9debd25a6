import { describe, expect, it } from 'vitest'
import { inShippingOrder } from '../../../domain/delivery/shipping-order.ts'
import { chf } from '../../support/builders/money.ts'

const methodOf = (key: string, cents: number, max?: string) =>
  ({ key, price: chf(cents), ...(max === undefined ? {} : { arrival: { min: max, max } }) })

describe('the order of the shipping methods', () => {
  it('F-S15 shows the fastest first, then the cheapest home delivery, then the others by price', () => {
    const offered = [
      methodOf('pickmup', 290, '2026-03-05'), methodOf('registered', 1090, '2026-03-03'), methodOf('express', 890, '2026-03-03'),
      methodOf('letter', 390, '2026-03-05'), methodOf('economy', 690, '2026-03-05'), methodOf('unknown', 490),
    ]
    expect(inShippingOrder(offered).map(({ key }) => key))
      .toEqual(['express', 'letter', 'pickmup', 'unknown', 'economy', 'registered'])
  })

  it('F-S15 shows a method once that is both, and nothing when none is offered', () => {
    expect(inShippingOrder([methodOf('a', 900, '2026-03-09'), methodOf('b', 500, '2026-03-03')]).map(({ key }) => key)).toEqual(['b', 'a'])
    expect(inShippingOrder([])).toEqual([])
  })
})
