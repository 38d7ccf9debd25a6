import type { Shop } from '../../../application/contract/shop.ts'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPENAPI_PATH, OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { ProblemWire, PROBLEM_TYPE } from '../../../adapters/commerce-api/problem.codec.ts'
import { statusOf } from '../../../adapters/commerce-api/refusal-answer.ts'
import type { Refusal } from '../../../domain/refusal.ts'
import { validBodyOf } from '../../support/api/valid-bodies.ts'
import { lens, smallCatalogue } from '../../support/api/small-catalogue.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { productId } from '../../support/builders/product.ts'
import { made } from '../../support/builders/made.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'

const shop = openSmallShop()
let app: FastifyInstance
beforeAll(async () => {
  app = await openApi(shop.commerce)
})
afterAll(() => app.close())

const ask = (injectOptions: InjectOptions) => app.inject(injectOptions)
const cartOf = async (): Promise<string> => {
  const reply = await ask({ method: 'POST', url: '/api/carts', payload: {} })
  return reply.json<{ token_value: string }>().token_value
}
const bottle = { product: { product_id: 2001, option: {} }, quantity: 1 }

/** Every problem is described, with its status three times the same. */
const problemOf = (reply: { readonly body: string; readonly statusCode: number; readonly headers: object }) => {
  const problem = made(ProblemWire.decode(JSON.parse(reply.body)))
  expect(reply.headers).toMatchObject({ 'content-type': `${PROBLEM_TYPE}; charset=utf-8`, 'cache-control': 'no-store' })
  expect([problem.status, problem.code]).toStrictEqual([reply.statusCode, reply.statusCode])
  return problem
}

/** The same shop, with carts shown in this way. */
const showingCarts = (getCart: Shop['cart']['getCart']): Commerce => {
  const { commerce } = shop
  return {
    ...commerce,
    shop: (context) => {
      const calls = commerce.shop(context)
      return { ...calls, cart: { ...calls.cart, getCart } }
    },
  }
}

describe('the shop over HTTP', () => {
  it('answers in the requested language, else the browser’s, else German', async () => {
    const title = async (url: string, accepted?: string) => {
      const headers = accepted === undefined ? {} : { 'accept-language': accepted }
      return (await ask({ url, headers })).json<{ title: string }>().title
    }
    expect(await title('/api/categories?path=lens/monthly&locale=fr', 'it')).toBe('Lentilles mensuelles')
    expect(await title('/api/categories?path=lens/monthly&locale=xx', 'es-ES, fr-CH;q=0.9')).toBe('Lentilles mensuelles')
    expect(await title('/api/categories?path=lens/monthly')).toBe('Monatslinsen')
  })

  it('H-S14 allows caching of the catalogue for a minute, and of no visitor data', async () => {
    for (const url of ['/api/products?', '/api/products/1001?', '/api/search?term=bio&', '/api/categories?path=lens/monthly&']) {
      const { headers } = await ask({ url: `${url}locale=fr` })
      expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', vary: 'accept-language, accept-encoding' })
      // Without a language in the address a cookie may select it, and a shared cache would have the wrong one.
      for (const locale of ['', 'locale=xx'])
        expect((await ask({ url: url + locale })).headers['cache-control']).toBe('private, max-age=60')
    }
    for (const url of [`/api/carts/${await cartOf()}`, '/api/pricing?product_id=1001&quantity=1']) {
      const reply = await ask({ url })
      expect(reply.statusCode).toBe(200)
      expect(reply.headers['cache-control']).toBe('no-store')
    }
  })

  it('compresses a long public response for clients that accept it, and none of a visitor', async () => {
    const accepting = async (url: string, encoding: string) => {
      const { headers, rawPayload } = await ask({ url, headers: { 'accept-encoding': encoding } })
      return { encoding: headers['content-encoding'], rawPayload }
    }
    const [compressed, plain] = [await accepting('/api/products', 'gzip, br'), await accepting('/api/products', 'gzip')]
    expect([compressed.encoding, plain.encoding]).toEqual(['br', undefined])
    expect((await accepting('/api/products', 'gzip, br;q=0')).encoding).toBeUndefined()
    expect(brotliDecompressSync(compressed.rawPayload)).toEqual(plain.rawPayload)
    expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    const cart = await cartOf()
    for (let line = 0; line < 9; line += 1)
      await ask({ method: 'POST', url: `/api/carts/${cart}/items`, payload: { items: [bottle] } })
    expect((await accepting(`/api/carts/${cart}`, 'br')).encoding).toBeUndefined()
  })

  it('CC-LIST-08 returns one page as result, and the number of all matches as meta.total', async () => {
    type Listed = { readonly result: readonly unknown[]; readonly meta: { readonly total: number } }
    const ids = Array.from({ length: 33 }, (_, index) => 5001 + index)
    const catalogue = {
      ...smallCatalogue,
      products: ids.map((id) => ({ ...lens, id: productId(id) })),
      prices: ids.map((id) => aPriceEntry({ productId: id })),
    }
    const many = await openApi(openSmallShop(catalogue).commerce)
    const page = async (query: string) => (await many.inject({ url: `/api/products?${query}` })).json<Listed>()
    const [third, second] = [await page('limit=16&page=3'), await page('limit=16&page=2')]
    await many.close()
    expect([third.result.length, third.meta.total]).toEqual([1, 33])
    expect([second.result.length, second.meta.total]).toEqual([16, 33])
  })

  it('returns named products as data with products and their pages', async () => {
    const reply = await ask({ url: '/api/product-cache?product_id[]=1001&product_id[]=2001&price[gt]=0&page=1&limit=10' })
    const { data } = reply.json<{ data: { products: { product_id: number }[]; pagination: object } }>()
    expect(data.products.map((one) => one.product_id)).toStrictEqual([1001, 2001])
    expect(Object.keys(data.pagination)).toStrictEqual(['currentPage', 'totalPages', 'totalItems', 'itemsPerPage', 'pageOptions'])
  })

  it('CC-PROD-11 returns options as a list of keys with their values', async () => {
    const { options } = (await ask({ url: '/api/products/1002/options?cylinder=-1.25' }))
      .json<{ options: { key: string; values: number[] }[] }>()
    expect(options.find(({ key }) => key === 'axis')).toStrictEqual({ key: 'axis', values: [90, 180] })
  })

  it('F-W02 has on an item the badges of the catalogue, twice, as the specification requires', async () => {
    const url = `/api/carts/${await cartOf()}/items`
    const praised = { product: { product_id: 1001, option: { r_sphere: -2, r_radius: 8.6, r_diameter: 14 } }, quantity: 1 }
    const reply = await ask({ method: 'POST', url, payload: { items: [praised, bottle] } })
    const { items } = reply.json<{ items: readonly { badge: string | null; detail: { badge: string | null } }[] }>()
    expect(items.map(({ badge, detail }) => [badge, detail.badge])).toStrictEqual([['bestseller', 'bestseller'], [null, null]])
  })

  it('F-W04 returns an addition as a number, and as text if the manufacturer uses a word', async () => {
    const space = { parameters: { sphere: [-2], add: [1, 1.5, 'MED'] }, sphereExclude: [], blocks: [] }
    const multifocal = { ...lens, id: productId(1010), space }
    const small = await openApi(openSmallShop({
      ...smallCatalogue, products: [multifocal], prices: [aPriceEntry({ productId: 1010 })],
    }).commerce)
    const { options } = (await small.inject({ url: '/api/products/1010/options' })).json<{ options: readonly unknown[] }>()
    expect(options).toContainEqual({ key: 'add', values: [1, 1.5, 'MED'] })
    const { token_value: token } = (await small.inject({ method: 'POST', url: '/api/carts', payload: {} })).json<{ token_value: string }>()
    const items = ['+1.50', 'MED'].map((add) => ({ product: { product_id: 1010, option: { r_sphere: -2, r_add: add } }, quantity: 1 }))
    const cart = (await small.inject({ method: 'POST', url: `/api/carts/${token}/items`, payload: { items } }))
      .json<{ items: readonly { options: object; formatted_options: object }[] }>()
    await small.close()
    expect(cart.items.map((item) => [item.options, item.formatted_options])).toStrictEqual([
      [{ r_sphere: -2, r_add: 1.5 }, { r_sphere: '-2.00', r_add: '+1.50' }],
      [{ r_sphere: -2, r_add: 'MED' }, { r_sphere: '-2.00', r_add: 'MED' }],
    ])
  })

  it('CC-CALL-11 rejects a foreign country beside its field, in the visitor’s language', async () => {
    const token = await cartOf()
    await ask({ method: 'POST', url: `/api/carts/${token}/items`, payload: { items: [bottle] } })
    const reply = await ask({
      method: 'PATCH', url: `/api/carts/${token}?locale=it`,
      payload: {
        billing_address: { first_name: 'E', last_name: 'M', street: 'S', postcode: '1', city: 'C', country_code: 'XX' },
        shipping_address: null, email: 'e@example.ch',
      },
    })
    const problem = problemOf(reply)
    expect(problem.status).toBe(422)
    expect(problem.violations).toContainEqual({
      property_path: 'billing_address.country_code', message_key: 'said.Invalid', message: 'it: countryCode Invalid',
    })
    expect(problem.message).toBe('it: InvalidAddress')
  })

  it('validates a body field by field, before the shop’s own rules', async () => {
    const token = await cartOf()
    const reply = await ask({
      method: 'POST', url: `/api/carts/${token}/items`, payload: { items: [{ ...bottle, unit_price: 1, fk: 5 }], total: 1 },
    })
    const { violations, refusal } = problemOf(reply)
    expect(violations.map(({ property_path: path, message_key: key }) => [path, key])).toStrictEqual([
      ['items.0.unit_price', 'validation.unknown_field'], ['items.0.fk', 'validation.invalid_value'],
      ['total', 'validation.unknown_field'],
    ])
    expect(refusal).toMatchObject({ _tag: 'Malformed' })
    expect(problemOf(await ask({ method: 'POST', url: '/api/orders', payload: {} })).violations).toMatchObject([
      { property_path: 'token_value', message_key: 'validation.this_field_is_required' },
      { property_path: 'digest', message_key: 'validation.this_field_is_required' },
    ])
  })

  it('names the invalid country of a shipping estimate, and has no method for a country it does not ship to', async () => {
    const url = `/api/carts/${await cartOf()}/shipping-estimates`
    const faultsOf = async (payload: object) =>
      problemOf(await ask({ method: 'POST', url, payload })).violations.map(({ property_path: path, message_key: key }) => [path, key])
    expect(await faultsOf({ country: 'Germany' })).toStrictEqual([['country', 'validation.invalid_value']])
    expect(await faultsOf({ country: 49 })).toStrictEqual([['country', 'validation.invalid_value']])
    expect(await faultsOf({})).toStrictEqual([['country', 'validation.this_field_is_required']])
    const elsewhere = await ask({ method: 'POST', url, payload: { country: 'US' } })
    expect([elsewhere.statusCode, elsewhere.json()]).toStrictEqual([200, { options: [] }])
  })

  it('CC-ERR-10 CC-ERR-11 rejects values that are not made and missing values with 422, and leaves the cart unchanged', async () => {
    const token = await cartOf()
    const url = `/api/carts/${token}/items`
    const refusedFor = async (r: Readonly<Record<string, number>>) => {
      const option = Object.fromEntries(Object.entries(r).map(([key, value]) => [`r_${key}`, value]))
      const { status, refusal, message } = problemOf(await ask({
        method: 'POST', url, payload: { items: [{ product: { product_id: 1002, option }, quantity: 1 }] },
      }))
      return [status, (refusal as Refusal | null)?._tag, message]
    }
    const made = { sphere: -2.25, cylinder: -1.25, axis: 90, radius: 8.7, diameter: 14.5 }
    expect(await refusedFor({ ...made, axis: 100 })).toStrictEqual([422, 'CombinationNotMade', 'de: CombinationNotMade'])
    const { sphere: _sphere, ...withoutSphere } = made
    expect(await refusedFor(withoutSphere)).toStrictEqual([422, 'MissingOptions', 'de: MissingOptions'])
    const unknown = { product: { product_id: 999_999, option: {} }, quantity: 1 }
    expect((await ask({ method: 'POST', url, payload: { items: [unknown] } })).statusCode).toBeGreaterThanOrEqual(400)
    expect((await ask({ url: `/api/carts/${token}` })).json()).toMatchObject({ items: [], total: 0 })
  })

  it('accepts no forged total, price or state in any writing request', async () => {
    const token = await cartOf()
    await ask({ method: 'POST', url: `/api/carts/${token}/items`, payload: { items: [bottle] } })
    const [{ id }] = (await ask({ url: `/api/carts/${token}` })).json<{ items: [{ id: string }] }>().items
    const writes: readonly [method: 'PUT' | 'PATCH' | 'POST', url: string, payload: object][] = [
      ['POST', `/api/carts/${token}/items`, { items: [bottle] }],
      ['PATCH', `/api/carts/${token}/items/${id}`, { quantity: 2 }],
      ['PATCH', `/api/carts/${token}`, { email: 'e@example.ch' }],
      ['PUT', `/api/carts/${token}/shipping-method`, { shipping_method: 'gls_parcel' }],
      ['PUT', `/api/carts/${token}/payment-method`, { payment_method: 'visa' }],
      ['POST', '/api/orders', { ...(validBodyOf(OPERATIONS.createOrder) as object), token_value: token }],
    ]
    const before = (await ask({ url: `/api/carts/${token}` })).body
    for (const [method, url, payload] of writes) {
      for (const forged of [
        'unit_price', 'total', 'shipping_total', 'order_promotion_total', 'paid_at', 'state',
        'currency_code', 'items_total', 'checkout_state', 'account_id',
      ]) {
        expect((await ask({ method, url, payload: { ...payload, [forged]: 1 } })).statusCode).toBe(422)
      }
    }
    expect((await ask({ url: `/api/carts/${token}` })).body).toBe(before)
  })

  it('CC-CALL-05 CC-CALL-17 answers every invalid token identically', async () => {
    const odd = [
      '0', '%20', '%00', '%25', '*', 'null', 'undefined',
      'x'.repeat(22), 'X'.repeat(90), 'x'.repeat(5000),
      '..%2f..', '%5B%5D', '%ZZ', 'ä'.repeat(22),
    ]
    for (const path of ['/api/carts/', '/api/orders/by-token/']) {
      const responses = await Promise.all(odd.map((token) => ask({ url: `${path}${token}` })))
      expect([...new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`))]).toStrictEqual([`404 ${responses[0]?.body}`])
    }
    expect((await ask({ url: '/api/orders/by-token/' })).statusCode).toBe(404)
  })

  it('shows no order by its number', async () => {
    for (const id of ['IR-2026-000001', '1', 'A-1']) expect((await ask({ url: `/api/orders/by-token/${id}` })).statusCode).toBe(404)
  })

  it('answers an unknown path, and a malformed request, with a problem document', async () => {
    expect(problemOf(await ask({ url: '/api/nothing' })).status).toBe(404)
    const sent = (payload: string, type = 'application/json') =>
      ask({ method: 'POST', url: '/api/orders', payload, headers: { 'content-type': type } })
    expect(problemOf(await sent('{"token_value":')).status).toBe(400)
    expect(problemOf(await sent('')).status).toBe(400)
    expect(problemOf(await sent('{"__proto__":{"x":1}}')).status).toBe(400)
    expect(problemOf(await sent('{"constructor":{"prototype":{"x":1}}}')).status).toBe(400)
    expect(problemOf(await sent(JSON.stringify({ token_value: 'x'.repeat(70_000) }))).status).toBe(413)
    expect(problemOf(await sent('<x/>', 'application/xml')).status).toBe(403)
    const own = { 'sec-fetch-site': 'same-origin' }
    const xml = await ask({ method: 'POST', url: '/api/orders', payload: '<x/>', headers: { ...own, 'content-type': 'application/xml' } })
    expect(problemOf(xml).status).toBe(415)
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  it('answers every method below its prefix itself, beside the pages of the shop', async () => {
    const beside = await openApi(shop.commerce)
    beside.route({ method: ['GET', 'POST'], url: '/*', handler: () => 'page' })
    const paths = ['/api', '/api/', '/api/nothing', `/api/products/${'9'.repeat(3000)}`, `/api/carts/${'x'.repeat(22)}/nothing`]
    for (const url of paths)
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
        const { statusCode, headers } = await beside.inject({ method, url, ...(method === 'POST' ? { payload: { a: 1 } } : {}) })
        expect([method, url, statusCode]).toEqual([method, url, 404])
        expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
      }
    const long = await beside.inject(`/api/carts/${'x'.repeat(3000)}`)
    expect([long.statusCode, long.body]).toEqual([404, (await beside.inject(`/api/carts/${'x'.repeat(22)}`)).body])
    for (const [method, url, allow] of [
      ['DELETE', '/api/products', 'GET, HEAD'], ['PUT', '/api/orders', 'POST'],
      ['POST', `/api/carts/${'x'.repeat(22)}`, 'GET, HEAD, PATCH'],
    ] as const) {
      const refused = await beside.inject({ method, url, payload: '<x/>', headers: { 'content-type': 'text/xml' } })
      expect([url, problemOf(refused).status, refused.headers.allow]).toEqual([url, 405, allow])
    }
  })

  it('reports that it is unavailable, and when to retry', async () => {
    const down = await openApi(showingCarts(() => TE.left({ _tag: 'ServiceUnavailable' })))
    const reply = await down.inject({ url: `/api/carts/${'x'.repeat(22)}` })
    expect(problemOf(reply)).toMatchObject({ status: 503, refusal: null })
    expect(reply.headers['retry-after']).toBe('5')
  })

  it('hides the details of a defect behind the request id', async () => {
    const broken = await openApi(showingCarts(() => () => { throw new Error('secret detail') }))
    const reply = await broken.inject({ url: `/api/carts/${'x'.repeat(22)}` })
    expect(problemOf(reply)).toMatchObject({ status: 500, request_id: expect.stringMatching(/.+/) as string })
    expect(reply.body).not.toContain('secret')
  })

  it('describes itself', async () => {
    const reply = await ask({ url: '/api/openapi.json' })
    expect(reply.json<{ openapi: string }>().openapi).toBe('3.1.0')
    expect(reply.headers['content-type']).toContain('application/json')
  })

  it('F-D04 answers every described operation on its own method and path, and matches nothing else', async () => {
    const { paths } = (await ask({ url: OPENAPI_PATH })).json<{ readonly paths: { readonly [path: string]: object } }>()
    const unanswered = (described: typeof paths) =>
      Object.entries(described).flatMap(([path, methods]) =>
        Object.keys(methods)
          .filter((method) => !app.hasRoute({ method: method.toUpperCase(), url: path.replace(/\{(\w+)\}/g, ':$1') }))
          .map((method) => `${method} ${path}`))
    expect(Object.keys(paths).length).toBeGreaterThan(30)
    expect(unanswered(paths)).toEqual([])
    expect(unanswered({ '/api/orders/{token}/gift-wrap': { post: {} } })).toEqual(['post /api/orders/{token}/gift-wrap'])
  })

  it('limits the rate of each kind of request separately, and says when to retry', async () => {
    const strict = await openApi(shop.commerce, { limits: { reading: 2, writing: 1, ordering: 1 } })
    const reads = [1, 2, 3].map(() => strict.inject({ url: '/api/categories?path=lens/monthly' }))
    const [, , last] = await Promise.all(reads)
    expect(last === undefined || problemOf(last).status).toBe(429)
    expect(last?.headers['retry-after']).toBeDefined()
    expect((await strict.inject({ method: 'POST', url: '/api/carts', payload: {} })).statusCode).toBe(201)
    const refused = await strict.inject({ method: 'POST', url: '/api/carts?locale=fr', payload: {} })
    expect(problemOf(refused)).toMatchObject({
      status: 429, message: 'fr: TooManyAttempts', refusal: { _tag: 'TooManyAttempts', minutes: 1 },
    })
    expect(refused.headers['retry-after']).toBe('60')
    const body = { items: [], shipping: { country: 'CH', method: null }, carrier: 'K' }
    expect((await strict.inject({ method: 'POST', url: '/api/delivery-dates', payload: body })).statusCode).toBe(429)
  })

  it.each<[Refusal, number]>([
    [{ _tag: 'NotFound', what: 'cart' }, 404],
    [{ _tag: 'CartCompleted' }, 409],
    [{ _tag: 'WrongCheckoutState', state: 'cart' }, 409],
    [{ _tag: 'StopOrder', stock: 3 }, 422],
    [{ _tag: 'TermsNotAccepted' }, 422],
  ])('answers $_tag with its own status', (refusal, status) => {
    expect(statusOf(refusal)).toBe(status)
  })
})
