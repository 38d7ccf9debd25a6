import { describe, expect, it } from 'vitest'
import { cardStockBadge } from '../../../domain/catalogue/card-stock-badge.ts'
import { aProduct, noChoices, sphericalSpace } from '../../support/builders/product.ts'

const LENS = aProduct({ space: sphericalSpace })
const GLASSES = aProduct({ category: 'sunglasses', space: { ...noChoices, parameters: { color: ['Black', 'Gold'] } } })

describe('the stock badge of a product card', () => {
  it('F-S18 shows the stock of the single variant of a product without options', () => {
    expect(cardStockBadge({ product: aProduct({ space: noChoices }), stock: { onHand: 40, stopOrder: false } })).toMatchObject({
      messageKey: 'product.stock.available_stock_more_then_ten', colour: 'success', count: 40,
    })
  })

  it.each([
    ['lenses', LENS, true, 'listing.stock.values_on_hand', 'success'],
    ['lenses', LENS, false, 'product.stock.on_warehouse', 'default'],
    ['glasses', GLASSES, true, 'listing.stock.on_hand', 'success'],
    ['glasses', GLASSES, false, 'product.stock.on_warehouse', 'default'],
  ] as const)('F-S18 of %s with values to choose, some on hand or none (%#)', (_what, product, isOnHand, messageKey, colour) => {
    expect(cardStockBadge({ product, isOnHand })).toMatchObject({ messageKey, colour })
  })

  it('J11 shows that the sale is stopped, whatever the stock', () => {
    const product = aProduct({ space: noChoices, saleStop: 'recall' })
    const badge = { messageKey: 'listing.sale_stopped', colour: 'danger', count: 0 }
    expect(cardStockBadge({ product, stock: { onHand: 40, stopOrder: false } })).toMatchObject(badge)
    expect(cardStockBadge({ product: { ...LENS, saleStop: 'recall' }, isOnHand: true })).toMatchObject(badge)
  })

  it('F-S18 is absent when it was not requested', () => {
    expect(cardStockBadge({ product: LENS })).toBeUndefined()
  })
})
