import { describe, expect, it } from 'vitest'
import { groupUpsell } from '../../../domain/catalogue/group-upsell.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import { priceFields } from '../../../domain/pricing/price-fields.ts'
import { chf } from '../../support/builders/money.ts'
import { aProduct } from '../../support/builders/product.ts'

const pack = (id: number, quantity: number, discontinued = false): ProductCard => ({
  product: aProduct({ id, discontinued, pack: { label: `${quantity}`, quantity, contentPerItem: quantity } }),
  price: priceFields(chf(5000), chf(4500), chf(5000)),
})
const packs = [pack(3, 90), pack(1, 30), pack(2, 60), pack(4, 180, true)]
const display = (id: number, isEnabled: boolean) => {
  const product = packs.find((card) => card.product.id === id)?.product
  return product && groupUpsell({ ...product, groupUpsell: isEnabled }, packs).map((card) => card.product.id)
}

describe('the upsell of a group', () => {
  it('offers every larger pack that is still made, smallest first', () => {
    expect([display(1, true), display(2, true), display(3, true)]).toEqual([[2, 3], [3], []])
  })

  it('is hidden when the shop disables it', () => {
    expect(display(1, false)).toEqual([])
  })
})
