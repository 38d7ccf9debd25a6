import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryTags, isLineBlocked, isOrderBlocked } from '../../../domain/stock/blocked.ts'
import { canOrder } from '../../../domain/stock/can-order.ts'

const stopped = { tags: ['stop-order'] }
const free = { tags: ['express'] }

describe('a stop order', () => {
  it('allows reducing a line to the remaining stock, and ordering no more than that', () => {
    expect(canOrder({ onHand: 3, stopOrder: true }, 3)).toEqual(E.right(3))
    expect(canOrder({ onHand: 3, stopOrder: true }, 5)).toEqual(E.left({ _tag: 'StopOrder', stock: 3 }))
  })

  it('reports no stock if stock is negative', () => {
    expect(canOrder({ onHand: -2, stopOrder: true }, 1)).toEqual(E.left({ _tag: 'StopOrder', stock: 0 }))
  })

  it('is the only reason to reject a quantity for its stock', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (onHand, quantity) => {
        expect(E.isRight(canOrder({ onHand, stopOrder: false }, quantity))).toBe(true)
        expect(E.isRight(canOrder({ onHand, stopOrder: true }, quantity))).toBe(quantity <= onHand)
      }),
    )
  })

  it('tags a variant only if the remaining stock does not cover the quantity', () => {
    expect(deliveryTags({ onHand: 3, stopOrder: true }, 5)).toEqual(['stop-order'])
    expect(deliveryTags({ onHand: 3, stopOrder: true }, 3)).toEqual([])
    expect(deliveryTags({ onHand: 0, stopOrder: false }, 3)).toEqual([])
  })
})

describe('a blocking stop order', () => {
  it('CC-DELIV-06 blocks the line or the order that carries its tag', () => {
    expect([isLineBlocked(stopped), isLineBlocked(free), isLineBlocked({ tags: [] })]).toEqual([true, false, false])
    expect(isOrderBlocked({ tags: ['stop-order'], items: [free] })).toBe(true)
    expect(isOrderBlocked({ tags: ['express'], items: [free] })).toBe(false)
  })

  it('CC-DELIV-07 blocks the order when every line is blocked, not when some are or there is none', () => {
    expect(isOrderBlocked({ tags: [], items: [stopped, stopped] })).toBe(true)
    expect(isOrderBlocked({ tags: [], items: [stopped, free] })).toBe(false)
    expect(isOrderBlocked({ tags: [], items: [] })).toBe(false)
  })
})
