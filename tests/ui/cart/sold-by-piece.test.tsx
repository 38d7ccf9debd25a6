import { describe, expect, it } from 'vitest'
import { CartLineView } from '../../../ui/cart/CartLineView.tsx'
import { RecommendationsView } from '../../../ui/recommendation/RecommendationsView.tsx'
import { chf } from '../../support/builders/money.ts'
import { aListedProduct } from '../listing/listed-product.ts'
import { renderedView } from '../../support/render-view.tsx'

const LINE = { id: 'line-1', values: [], quantity: 1, unitPrice: chf(14900), total: chf(14900), isGift: false }
const refusal = { id: 'product.stock.reduce_stock', values: { count: 3 } } as const
const changes = { action: '/cart', pending: {}, problems: { 'line-1': refusal } }

const inCart = (pack: string) =>
  renderedView(<CartLineView line={LINE} title="Wayfarer" pack={pack} maximum={20} idPrefix="page" changes={changes} />)

const recommended = (label: string) => {
  const product = { ...aListedProduct({ title: 'Wayfarer' }), position: 1, maximum: 99, pack: { label, quantity: 1, unit: 'piece' } }
  return renderedView(
    <RecommendationsView
      problem={{ productId: product.id, message: refusal }}
      recommendation={{ recommendationId: 'r', products: [product] }}
      heading="h3"
      action="/cart"
      idPrefix="page"
    />,
  )
}

describe.each(
  [['in the cart', inCart], ['where it is recommended', recommended]],
)('a product sold by the piece %s', (_where, renderCart) => {
  it('F-S18 is counted in pieces, and lenses and sets in packs', async () => {
    const [glasses, wipes] = [await renderCart('1 ×'), await renderCart('30 ×')]
    expect(glasses).toContain('Ein Stück mehr, Wayfarer')
    expect(glasses).toContain('Stück von Wayfarer')
    expect(glasses).toContain('Nur noch 3 Stück lieferbar')
    expect(wipes).toContain('Nur noch 3 Packungen lieferbar')
    expect(glasses).not.toContain('Packung')
    expect(wipes).toContain('Eine Packung mehr, Wayfarer')
    expect(wipes).toContain('Packungen von Wayfarer')
  })
})
