import { describe, expect, it } from 'vitest'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { queryPairs } from '../../../adapters/commerce-api/operations/query-parameters.ts'
import { productCacheParams } from '../../../adapters/commerce-api/listing/product-cache.codec.ts'
import { cartDigest } from '../../../domain/cart/cart-digest.ts'
import { value } from '../../support/outcome.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { chf } from '../../support/builders/money.ts'
import { underCampaign } from '../../../application/storefront/visit/under-campaign.ts'
import { orderToken } from '../../support/builders/order.ts'
import { productId } from '../../support/builders/product.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'
import { aWireCart, clientOf } from './client-of.ts'
import { json } from './recorded-fetch.ts'

const T = cartToken('T')
const query: ListingQuery = {
  page: 2, itemsPerPage: 16, sort: 'position', filters: { brand: ['Acuvue', 'Biofinity'], lens_type: ['toric'] }, listViewType: 'grid',
}
const item = { productId: productId(1001), eye: 'right', option: { sphere: -1 }, quantity: 2 } as const

describe('the storefront’s requests to the shop', () => {
  it('CC-LIST-07 list products by page, limit and every value of every facet', async () => {
    const client = clientOf()
    await client.shop.catalogue.listProducts(query, 'fr')()
    const sent = client.last()?.query
    expect([sent?.get('page'), sent?.get('limit'), sent?.get('locale')]).toStrictEqual(['2', '16', 'fr'])
    expect(sent?.getAll('filter[brand]')).toStrictEqual(['Acuvue', 'Biofinity'])
    expect(sent?.getAll('filter[lens_type]')).toStrictEqual(['toric'])
  })

  it('CC-SEARCH-01 ask for six suggestions from the first page', async () => {
    const client = clientOf()
    await client.shop.catalogue.searchProducts({ term: 'acuvue', page: 1, hitsPerPage: 6 }, 'de')()
    expect(Object.fromEntries(client.last()?.query ?? [])).toMatchObject({ term: 'acuvue', hitsPerPage: '6', page: '0' })
  })

  it('CC-SEARCH-10 count the pages of a search from 0 and never below', async () => {
    const client = clientOf()
    for (const page of [1, 3, 0, -1, Number.NaN, 1.5])
      await client.shop.catalogue.searchProducts({ term: 'x', page, hitsPerPage: 16 }, 'de')()
    expect(client.requests.map((one) => one.query.get('page'))).toStrictEqual(['0', '2', '0', '0', '0', '0'])
  })

  it('CC-SEARCH-11 search by term, page and page size', async () => {
    const client = clientOf()
    await client.shop.catalogue.searchProducts({ term: 'x', page: 2, hitsPerPage: 16 }, 'de')()
    expect(Object.fromEntries(client.last()?.query ?? [])).toStrictEqual({ term: 'x', page: '1', hitsPerPage: '16', locale: 'de' })
  })

  it('CC-SEARCH-12 read the response of a search: pages count from 1 here', async () => {
    const client = clientOf(() => json({ result: [], page: 2, nbHits: 33, nbPages: 3, hitsPerPage: 16, facets: [], understood: [] }))
    const hits = await value(client.shop.catalogue.searchProducts({ term: 'x', page: 3, hitsPerPage: 16 }, 'de'))
    expect(hits.pagination).toMatchObject({ currentPage: 3, totalPages: 3, totalItems: 33, itemsPerPage: 16 })
  })

  it('CC-PROD-12 ask for popular products by their ids and channels', async () => {
    const params = queryPairs(productCacheParams([1, 2].map(productId), { locale: 'fr', shop: someSettings() }))
    const sent = new URLSearchParams(params.map(([...pair]) => pair))
    expect([...new Set(sent.keys())].toSorted()).toStrictEqual(
      ['brand_channel', 'cacheKey', 'locale', 'price_channel[]', 'product_id[]', 'sales_channel'],
    )
    expect(sent.getAll('product_id[]')).toStrictEqual(['1', '2'])
    expect(sent.getAll('price_channel[]')).toStrictEqual(['iris-ch'])
    expect([sent.get('brand_channel'), sent.get('sales_channel'), sent.get('locale'), sent.get('cacheKey')]).toStrictEqual([
      'iris', 'iris-web', 'fr', 'iris-fr-1-2',
    ])
    const client = clientOf()
    await client.shop.catalogue.getPopularProducts({})()
    expect([...new Set(client.last()?.query.keys())])
      .toStrictEqual(['locale', 'brand_channel', 'sales_channel', 'price_channel[]', 'cacheKey'])
    await client.shop.catalogue.listProductsById({ ids: [1, 2].map(productId), page: 1, limit: 100 })()
    const requestQuery = client.last()?.query ?? new URLSearchParams()
    expect([...requestQuery.getAll('product_id[]'), ...requestQuery.getAll('price_channel[]')]).toStrictEqual(['1', '2', 'iris-ch'])
    expect(['brand_channel', 'sales_channel', 'locale'].map((name) => requestQuery.get(name))).toStrictEqual(['iris', 'iris-web', 'de'])
    expect(requestQuery.get('cacheKey')).toMatch(/^iris-de-1-2/)
  })

  it('AS-CALL-33 CC-PROD-13 ask for a selection without free products, page by page', async () => {
    const at = { locale: 'fr', shop: someSettings() } as const
    const pairs = queryPairs(productCacheParams([productId(1)], at, { page: 2, limit: 10 }))
    const selected = new URLSearchParams(pairs.map(([...pair]) => pair))
    expect([selected.get('price[gt]'), selected.get('page'), selected.get('limit')]).toStrictEqual(['0', '2', '10'])
    expect(queryPairs(productCacheParams([productId(1)], at)).map(([name]) => name)).not.toContain('price[gt]')
    const client = clientOf()
    await client.shop.catalogue.listProductsById({ ids: [productId(7)], page: 1, limit: 100 })()
    const requestQuery = client.last()?.query ?? new URLSearchParams()
    expect(['price[gt]', 'page', 'limit'].map((name) => requestQuery.get(name))).toStrictEqual(['0', '1', '100'])
    for (const query of [selected, requestQuery])
      expect([...new Set(query.keys())].toSorted()).toStrictEqual(
        ['brand_channel', 'cacheKey', 'limit', 'locale', 'page', 'price[gt]', 'price_channel[]', 'product_id[]', 'sales_channel'],
      )
  })

  it('AS-CALL-35 CC-PRICE-07 ask for a price with all six names; the cart is the cookie’s, the campaign the link’s', async () => {
    const client = clientOf()
    await client.shop.pricing.getPricing({ productId: productId(5), quantity: 2, cartToken: T, fk: 'F' })()
    expect(Object.fromEntries(client.last()?.query ?? [])).toStrictEqual({
      product_id: '5', quantity: '2', recommended_retail_channel: 'iris-rrp', price_channel: 'iris-ch',
      fk: 'F', cart_token: T, locale: 'de',
    })
    await client.shop.pricing.getPricing({ productId: productId(5), quantity: 2 })()
    expect([client.last()?.query.get('cart_token'), client.last()?.query.get('fk')]).toStrictEqual(['', ''])
  })

  it('AS-CALL-39 CC-DELIV-08 ask for stock and days with items, destination and the configured carrier', async () => {
    const client = clientOf()
    await client.shop.delivery.getDeliveryDates({ questions: [{ productId: productId(1001), option: { sphere: -1 }, quantity: 3 }] })()
    expect(client.last()).toMatchObject({
      method: 'POST',
      body: {
        items: [{ catalog: 'iris-web', variant_representation: { product_id: 1001, option: { sphere: -1 } }, quantity: 3 }],
        shipping: { country: 'CH', method: null },
        carrier: 'K',
      },
    })
    const questions = [{ productId: productId(1001), option: {}, quantity: 1 }]
    await client.shop.delivery.getDeliveryDates({ questions, shipment: { country: 'DE', method: 'dhl_parcel' } })()
    expect(client.last()).toMatchObject({ body: { shipping: { country: 'DE', method: 'dhl_parcel' }, carrier: 'K' } })
    await client.shop.delivery.getDeliveryDates({ questions, shipment: { method: 'gls_parcel' } })()
    expect(client.last()).toMatchObject({ body: { shipping: { country: 'CH', method: 'gls_parcel' } } })
  })

  it('CC-CALL-03 create a cart without a body', async () => {
    const client = clientOf()
    expect((await value(client.shop.cart.createCart({}, 'fr'))).token).toBe(aCart().token)
    expect(client.last()).toMatchObject({ method: 'POST', path: '/api/carts', body: {} })
  })

  it('CC-CALL-06 add a product with its stored price channel and campaign, and the quantity', async () => {
    const campaignOf = (id: number) => (id === 1001 ? { productId: productId(1001), fk: 'F', priceChannel: 'pc' } : undefined)
    const withCampaign = underCampaign(campaignOf)
    const client = clientOf()
    await client.shop.cart.addToCart({ token: T, items: [item, { ...item, productId: productId(1002) }].map(withCampaign) })()
    expect(client.last()?.body).toStrictEqual({
      items: [
        { product: { product_id: 1001, option: { r_sphere: -1 } }, quantity: 2, price_channel: 'pc', fk: 'F' },
        { product: { product_id: 1002, option: { r_sphere: -1 } }, quantity: 2, price_channel: 'iris-ch', fk: null },
      ],
    })
    await client.shop.pricing.getPricing(withCampaign({ productId: productId(1001), quantity: 1 }))()
    expect([client.last()?.query.get('fk'), client.last()?.query.get('price_channel')]).toStrictEqual(['F', 'pc'])
  })

  it('CC-CALL-08 remove an item by its id', async () => {
    const client = clientOf()
    await client.shop.cart.removeFromCart({ token: T, itemId: 'i1' })()
    expect(client.last()).toMatchObject({ method: 'DELETE', path: `/api/carts/${T}/items/i1`, body: undefined })
  })

  it('CC-CALL-09 set the quantity of an item by its id', async () => {
    const client = clientOf()
    await client.shop.cart.updateCartQuantity({ token: T, itemId: 'i1', quantity: 3 })()
    expect(client.last()).toMatchObject({ method: 'PATCH', path: `/api/carts/${T}/items/i1`, body: { quantity: 3 } })
  })

  it('CC-CALL-10 send both addresses and the e-mail together, or the e-mail alone', async () => {
    const client = clientOf()
    await client.shop.checkout.updateOrder({ token: T, change: { _tag: 'Addresses', addresses: {
      billing: { firstName: 'Erika', birthday: '' },
      shipping: { firstName: 'Max', phoneNumber: ' ' },
      email: 'erika@example.ch',
    } } })()
    expect(client.last()?.body).toStrictEqual({
      billing_address: { first_name: 'Erika', birthday: null },
      shipping_address: { first_name: 'Max', phone_number: null },
      email: 'erika@example.ch',
    })
    await client.shop.checkout.updateOrder({ token: T, change: { _tag: 'Email', email: 'erika@example.ch' } })()
    expect(client.last()).toMatchObject({ method: 'PATCH', path: `/api/carts/${T}`, body: { email: 'erika@example.ch' } })
  })

  it('CC-SHIP-08 ask for the shipping methods of one cart by its token', async () => {
    const option = { key: 'gls_parcel', price: 790, currency_code: 'CHF' }
    const client = clientOf(() => json({ options: [option] }))
    expect(await value(client.shop.checkout.getCartShippingOptions({ token: T }))).toStrictEqual([{ key: 'gls_parcel', price: chf(790) }])
    expect(client.last()?.path).toBe(`/api/carts/${T}/shipping-options`)
  })

  it('CC-SHIP-09 choose a shipping method by its code; the response is the whole cart', async () => {
    const shipped = { ...aWireCart(), checkout_state: 'shipping_selected' }
    const client = clientOf(() => json(shipped))
    expect((await value(client.shop.checkout.updateShippingMethod({ token: T, key: 'gls_parcel' }))).checkoutState)
      .toBe('shipping_selected')
    expect(client.last()).toMatchObject({
      method: 'PUT', path: `/api/carts/${T}/shipping-method`, body: { shipping_method: 'gls_parcel' },
    })
  })

  it('CC-CALL-12 order a cart by its token, with nothing but the shopper’s consents', async () => {
    const client = clientOf(() => json({ token_value: orderToken('1') }, 201))
    const digest = cartDigest(aCart())
    await client.shop.order.createOrder({ token: T, consent: { termsAccepted: true, expectedTotal: chf(5790), digest } })()
    expect(client.last()).toMatchObject({ method: 'POST', path: '/api/orders' })
    const { token_value: tokenValue, ...consent } = (client.last()?.body ?? {}) as Record<string, unknown>
    expect(tokenValue).toBe(T)
    expect(consent).toStrictEqual({ terms_accepted: true, expected_total: { value: 5790, currency: 'CHF' }, digest })
  })

  it('skip unknown payment methods', async () => {
    const client = clientOf(() => json({ payment_methods: ['twint', 'shells', 'invoice'] }))
    expect(await value(client.shop.checkout.getPaymentMethods({ token: T }))).toStrictEqual(['twint', 'invoice'])
  })

  it('CC-CALL-02 all come from one table of operations', async () => {
    const client = clientOf()
    await client.shop.cart.getCart({ token: T })()
    await client.shop.order.getOrder({ token: orderToken('1') })()
    await client.shop.catalogue.getProduct({ productId: productId(3) })()
    const table = Object.values(OPERATIONS).map(({ method, path }) => new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`))
    for (const { method, path } of client.requests) expect(table.some((one) => one.test(`${method} ${path}`))).toBe(true)
    expect(new Set(Object.values(OPERATIONS).map(({ method, path }) => `${method} ${path}`)).size).toBe(Object.keys(OPERATIONS).length)
  })
})
