import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { value } from '../../support/outcome.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { smallCatalogue } from '../../support/api/small-catalogue.ts'
import { CardRecord } from '../../../adapters/commerce-api/product/product-card.codec.ts'
import { wireOf } from '../../support/api/wire-of.ts'
import { openCommerce, GUEST } from '../../support/commerce.ts'
import { clientOf } from './client-of.ts'
import { json } from './recorded-fetch.ts'

const cart = aCart({ lines: [aLine({ eye: 'right' })] })
const nothing = { recommendation_id: 'r1', products: [], metadata: { category: 'lenscare' } }

describe('the storefront’s requests beside the cart', () => {
  it('CC-GIFT-03 AS-GIFT-05 declines gifts with the token of the cart and nothing else', async () => {
    const client = clientOf()
    await value(client.shop.cart.optOutOfProducts({ token: cartToken('T') }))
    expect(client.last()).toMatchObject({ method: 'POST', body: { cart_token: cartToken('T') } })
    expect(Object.keys(client.last()?.body as object)).toEqual(['cart_token'])
  })

  it('AS-CALL-30 AS-ENT-26 CC-RECO-02 requests recommendations with eight fields, the account only of a customer', async () => {
    const client = clientOf(() => json(nothing))
    await value(client.shop.recommendation.getRecommendations({ cart }))
    expect(client.last()?.body).toEqual({
      brand_channel: 'iris', sales_channel: 'iris-web', locale: 'de_CH', cart_token: cart.token, cart_id: cart.id,
      items: [{ product_id: 1001, option: { r_sphere: -2.25, r_radius: 8.6, r_diameter: 14 }, quantity: 1 }],
      account_id: null, location: 'cart',
    })
    expect(Object.keys(client.last()?.body as object)).toHaveLength(8)
    await value(client.shop.recommendation.getRecommendations({ cart, accountId: 'account-7' }))
    expect(client.last()?.body).toMatchObject({ account_id: 'account-7' })
  })

  it('AS-CALL-37 CC-SHIP-06 requests the public shipping methods of a country: active, by key, without those of old orders', async () => {
    const client = clientOf(() => json({ options: [] }))
    await value(client.shop.delivery.listShippingOptions({ country: 'CH' }))
    const { locale: _locale, ...query } = Object.fromEntries(client.last()?.query ?? [])
    expect(query).toEqual({ country_to: 'CH', active: 'true', 'order[key]': 'ASC', is_midi: 'false' })
  })

  it('CC-L10N-02 sends the language in the service’s format, English as American', async () => {
    const named: unknown[] = []
    for (const locale of LOCALES) {
      const client = clientOf(() => json(nothing), { locale: () => locale })
      await value(client.shop.recommendation.getRecommendations({ cart }))
      named.push(client.last()?.body)
    }
    expect(named).toMatchObject(['de_CH', 'en_US', 'fr_CH', 'it_CH'].map((locale) => ({ locale })))
  })

  it('AS-ENT-25 CC-RECO-01 reads products by their position, in any order, and an empty response', async () => {
    const shop = openCommerce(smallCatalogue)
    const cards = await value(shop.listProductsById(GUEST, { ids: smallCatalogue.products.map(({ id }) => id), page: 1, limit: 100 }))
    const products = cards.slice(0, 3).map((card, index) => ({ position: 3 - index, product: wireOf(CardRecord, card) }))
    const client = clientOf(() => json({ ...nothing, products }))
    const read = await value(client.shop.recommendation.getRecommendations({ cart }))
    expect(read).toMatchObject({ recommendationId: 'r1', category: 'lenscare' })
    expect(read.products.map(({ position }) => position)).toEqual([1, 2, 3])
    expect(read.products.map(({ card }) => card.product.id)).toEqual(products.map(({ product }) => product.product_id).toReversed())
    expect((await value(clientOf(() => json(nothing)).shop.recommendation.getRecommendations({ cart }))).products).toEqual([])
  })
})
