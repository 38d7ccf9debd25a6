import { describe, expect, it } from 'vitest'
import {
  badgeColour,
  BADGE_COLOURS,
  stockBadge,
  stockMessage,
  STOCK_MESSAGES,
} from '../../../domain/stock/stock-badge.ts'
import { STOCK_LEVELS, STOCK_THRESHOLD, stockLevel } from '../../../domain/stock/stock-level.ts'

const message = (stop: 'stop' | 'go', onHand: number, quantity: number) =>
  stockMessage({ onHand, stopOrder: stop === 'stop' }, quantity)

const [REDUCE, NONE, MORE, LESS, WAREHOUSE] = STOCK_MESSAGES

/** Quantities 1, 10, 11 and 12 from left to right. */
const GOLDEN = [
  ['go', -1, [WAREHOUSE, WAREHOUSE, WAREHOUSE, WAREHOUSE]],
  ['go', 0, [WAREHOUSE, WAREHOUSE, WAREHOUSE, WAREHOUSE]],
  ['go', 1, [LESS, WAREHOUSE, WAREHOUSE, WAREHOUSE]],
  ['go', 10, [LESS, LESS, WAREHOUSE, WAREHOUSE]],
  ['go', 11, [MORE, MORE, MORE, WAREHOUSE]],
  ['stop', -1, [NONE, NONE, NONE, NONE]],
  ['stop', 0, [NONE, NONE, NONE, NONE]],
  ['stop', 1, [LESS, REDUCE, REDUCE, REDUCE]],
  ['stop', 10, [LESS, LESS, REDUCE, REDUCE]],
  ['stop', 11, [MORE, MORE, MORE, REDUCE]],
] as const

describe('the message on a stock badge', () => {
  it('AS-STOCK-02 CC-STOCK-02 requests a smaller quantity when a stop order has some left but not enough', () => {
    expect(message('stop', 3, 4)).toBe('reduce_stock')
    expect(message('stop', 3, 3)).toBe('available_stock_less_then_ten')
    expect(message('go', 3, 4)).toBe('on_warehouse')
  })

  it('AS-STOCK-03 CC-STOCK-03 says that nothing is left when a stop order has no or negative stock', () => {
    expect([message('stop', 0, 1), message('stop', -2, 1)]).toEqual(['no_stock_available', 'no_stock_available'])
    expect(message('go', 0, 1)).toBe('on_warehouse')
  })

  it('AS-STOCK-04 CC-STOCK-04 says more than ten from eleven on, if stock covers the quantity', () => {
    for (const repository of [message('go', 11, 1), message('go', 11, 11), message('stop', 11, 5)])
      expect(repository).toBe('available_stock_more_then_ten')
    expect(message('go', 10, 1)).toBe('available_stock_less_then_ten')
    expect(message('go', 11, 12)).toBe('on_warehouse')
  })

  it('AS-STOCK-05 CC-STOCK-05 says ten or fewer if stock covers the quantity', () => {
    for (const repository of [message('go', 1, 1), message('go', 10, 10)])
      expect(repository).toBe('available_stock_less_then_ten')
    expect(message('go', 0, 1)).not.toBe('available_stock_less_then_ten')
    expect(message('go', 0, 0)).not.toBe('available_stock_less_then_ten')
    expect(message('go', 5, 6)).toBe('on_warehouse')
  })

  it('AS-STOCK-06 CC-STOCK-06 says on warehouse in every other case', () => {
    expect([message('go', 0, 1), message('go', 5, 6), message('go', -1, 1)]).toEqual([WAREHOUSE, WAREHOUSE, WAREHOUSE])
  })

  it('CC-STOCK-07 takes the first rule that applies, in the order of the specification', () => {
    expect(STOCK_MESSAGES).toEqual([
      'reduce_stock',
      'no_stock_available',
      'available_stock_more_then_ten',
      'available_stock_less_then_ten',
      'on_warehouse',
    ])
    for (const [stop, onHand, messages] of GOLDEN)
      expect(
        [1, 10, 11, 12].map((quantity) => message(stop, onHand, quantity)),
        `${stop} ${onHand}`,
      ).toEqual(messages)
  })

  it('AS-STOCK-01 CC-STOCK-10 distinguishes ten from eleven', () => {
    expect(STOCK_THRESHOLD).toBe(10)
    expect([message('go', 10, 1), message('go', 11, 1)]).toEqual([LESS, MORE])
  })
})

describe('a stock badge', () => {
  it('AS-STOCK-07 CC-STOCK-08 shows negative stock as zero', () => {
    expect(stockBadge({ onHand: -4, stopOrder: false }, 1)).toEqual({
      message: 'on_warehouse',
      messageKey: 'product.stock.no_stock_available',
      colour: 'default',
      level: 'none',
      count: 0,
    })
    expect(stockBadge({ onHand: 0, stopOrder: false }, 1).messageKey).toBe('product.stock.on_warehouse')
  })

  it('names how many are left', () => {
    expect(stockBadge({ onHand: 3, stopOrder: true }, 4)).toMatchObject({
      messageKey: 'product.stock.reduce_stock',
      level: 'stop-order',
      count: 3,
    })
  })

  it('CC-STOCK-09 has one of six colours for every message, plain for an unknown one', () => {
    expect(STOCK_MESSAGES.map(badgeColour)).toEqual(['warning', 'danger', 'success', 'brand-secondary', 'default'])
    expect(badgeColour('sold_out')).toBe('default')
    expect(BADGE_COLOURS).toEqual(['disabled', 'warning', 'danger', 'success', 'brand-secondary', 'default'])
  })

  it('is disabled for a discontinued product, with the same words', () => {
    expect(stockBadge({ onHand: 20, stopOrder: false }, 1, false)).toMatchObject({
      message: 'available_stock_more_then_ten',
      colour: 'disabled',
    })
  })
})

describe('the stock level', () => {
  it('CC-STOCK-01 is small, medium, large, none, or stopped if the manufacturer cannot deliver', () => {
    const level = (onHand: number, stopOrder: boolean, quantity = 1) => stockLevel({ onHand, stopOrder }, quantity)
    expect([1, 3, 4, 10, 11].map((onHand) => level(onHand, false))).toEqual([
      'small',
      'small',
      'medium',
      'medium',
      'large',
    ])
    expect([0, -1].map((onHand) => level(onHand, false))).toEqual(['none', 'none'])
    expect([level(0, true), level(3, true, 4), level(3, true, 3)]).toEqual(['stop-order', 'stop-order', 'small'])
    for (const onHand of [-1, 0, 1, 5, 50]) expect(level(onHand, false, 99)).not.toBe('stop-order')
    expect(STOCK_LEVELS).toHaveLength(5)
  })
})
