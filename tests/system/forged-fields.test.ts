import type * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { describedBy, fieldNamesOf, samplesOf } from '../support/api/sample-of.ts'
import { withForgedField } from '../support/api/with-forged-field.ts'
import { allAtOnce } from '../support/system/all-at-once.ts'
import { requestShop, type ProblemBody } from '../support/system/request-shop.ts'
import { requestFrom } from '../support/system/request-from.ts'
import { everyRow } from '../support/system/every-row.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { placeOrder } from '../support/system/place-order.ts'
import { readyCart } from '../support/system/ready-carts.ts'
import { orderBody, type ReadCart } from '../support/order-body.ts'
import { usualCatalogue, lensItem } from '../support/purchase.ts'
import { TRIES } from '../support/repetitions.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'

type Named = {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly request: { readonly body: t.Mixed | undefined }
  readonly reply: { readonly reading: { readonly wire: t.Mixed } }
}
const EVERY: readonly Named[] = Object.values<Named>(OPERATIONS)
const SENDING = EVERY.filter(({ request }) => request.body !== undefined)
const WRITING_BARE = EVERY.filter(({ method, request }) => method !== 'GET' && request.body === undefined)

/** Fields that a client might forge, besides every response field of the shop. */
const CLAIMS = [
  'unit_price', 'total', 'shipping_total', 'order_promotion_total', 'paid_at', 'state', 'checkout_state', 'currency_code', 'items_total',
  'price_channel', 'is_trial', 'account_id', 'customer_id', 'customer', 'roles', 'is_staff', 'owner', 'bonus_points', 'created_at',
  'email_verified', 'brand', 'brand_channel', 'number', 'id', 'payment_skipped', 'promotion_coupon', 'on_hand', 'uses', '__proto__',
]
const ANSWERED = [...new Set(EVERY.flatMap(({ reply }) => [...fieldNamesOf(describedBy(reply.reading.wire))]))]
const FIELDS = [...new Set([...CLAIMS, ...ANSWERED.filter((_, index) => index % TRIES.forgedFieldStep === 0)])]

type Paths = { readonly cart: string; readonly order: string; readonly item_id: string }
type Priced = {
  readonly total: number
  readonly price_channel: string
  readonly checkout_state: string
  readonly items: readonly { readonly unit_price: number }[]
}
type Violations = ProblemBody & { readonly violations: readonly { readonly property_path: string; readonly message_key: string }[] }

describe.each(enginesOverHttp)('forged fields, on $name', { timeout: 120_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  let paths: Paths
  let before: Awaited<ReturnType<typeof everyRow>>
  beforeAll(async () => {
    database = await open()
    shop = await openListeningShop(database, usualCatalogue())
    paths = await freshPaths()
    before = await everyRow(shop.db)
  }, 60_000)
  afterAll(async () => {
    await shop.close()
    await database.close()
  })

  /** A cart that is ready to be ordered, and an order. */
  const freshPaths = async (): Promise<Paths> => {
    const [cart, ordered] = [await readyCart(shop, { items: [lensItem()] }), await readyCart(shop, { items: [lensItem()] })]
    return { cart: cart.token, order: (await placeOrder(shop, ordered)).body.token_value, item_id: cart.lines[0]?.id ?? '' }
  }
  const urlOf = ({ path }: Named, to: Paths): string =>
    path.replace(/^\/api/, shop.url).replace('{token}', to[path.includes('/orders/') ? 'order' : 'cart'])
      .replace(/\{(\w+)\}/g, (_, name: string) => ({ item_id: to.item_id, provider: 'google' })[name] ?? '1')

  it('M1 T9 are tested for every response field, on every operation that reads a body', () => {
    expect(ANSWERED.length).toBeGreaterThan(120)
    expect(ANSWERED).toEqual(expect.arrayContaining(['unit_price', 'total', 'checkout_state', 'is_trial', 'account_id', 'paid_at']))
    expect(SENDING.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['addToCart', 'updateOrder', 'createOrder', 'signUp', 'reorder']),
    )
    const bodies = SENDING.flatMap(({ request: { body } }) => (body === undefined ? [] : samplesOf(describedBy(body))))
    expect(bodies.length).toBeGreaterThanOrEqual(SENDING.length)
  })

  it.each(SENDING)('M1 M17 T9 are rejected by name anywhere in a body: $name', async (operation) => {
    const bodies = operation.request.body === undefined ? [] : samplesOf(describedBy(operation.request.body))
    // Another variant's field is a field of this operation.
    const knownFields = new Set(bodies.flatMap((body) => Object.keys(body as object)))
    const forged = bodies.flatMap((body) => FIELDS.flatMap((field) => withForgedField(body, field, 1)))
      // Lens values are a separate list: the domain rejects other names in it.
      .filter(({ path }) => !knownFields.has(path) && !/(^|\.)(options?|(right|left)_eye)\.[^.]+$/.test(path))
    const responses = await allAtOnce(forged, async ({ path, body }, index) => {
      // Some routes limit the attempts of one address.
      const address = `127.2.${(index >> 9) & 127}.${1 + ((index >> 2) & 127)}`
      const response = await requestFrom(address)<Violations>(urlOf(operation, paths), operation.method, body)
      if (response === undefined) return [[path, 'no answer']]
      const { status, body: problem } = response
      const isNamed = problem.violations.some((one) => one.property_path === path && one.message_key === 'validation.unknown_field')
      return status === 400 || (status === 422 && isNamed) ? [] : [[path, status]]
    }, 16)
    expect(forged.length).toBeGreaterThan(FIELDS.length / 2)
    expect(responses.flat()).toEqual([])
  })

  it('M1 T9 have written nothing', async () => {
    expect(await everyRow(shop.db)).toEqual(before)
  })

  it.each(WRITING_BARE)('M1 T9 are not read if an operation has no body: $name', async (operation) => {
    const claims = Object.fromEntries(FIELDS.filter((field) => field !== '__proto__').map((field) => [field, 1]))
    const plain = await requestShop<object>(urlOf(operation, await freshPaths()), operation.method, {})
    const claimed = await requestShop<object>(urlOf(operation, await freshPaths()), operation.method, claims)
    const own = ['token_value', 'id', 'created_at', 'redirect', 'token', 'items', 'challenge']
    const ownFields = (body: object): object => Object.fromEntries(Object.entries(body).filter(([name]) => !own.includes(name)))
    expect([plain.status < 300, plain.status]).toEqual(operation.path.includes('/customers/me') ? [false, 401] : [true, plain.status])
    expect([claimed.status, ownFields(claimed.body)]).toEqual([plain.status, ownFields(plain.body)])
  })

  it('M1 M2 decide nothing as known names: channel, campaign and account of a request come from the shop', async () => {
    const item = { product: { product_id: 1001, option: { r_sphere: -2.25, r_radius: 8.6, r_diameter: 14 } }, quantity: 1 }
    const priceWith = async (claim: object): Promise<unknown> => {
      const { body: { token_value } } = await requestShop<{ readonly token_value: string }>(`${shop.url}/carts`, 'POST', {})
      const { status, body } = await requestShop<Priced>(
        `${shop.url}/carts/${token_value}/items`, 'POST', { items: [{ ...item, ...claim }] },
      )
      return [status, body.total, body.price_channel, body.items[0]?.unit_price]
    }
    const honest = await priceWith({})
    for (const claim of [
      { price_channel: 'mrlens-ch' }, { price_channel: 'list_ch', fk: 'spring' },
      { fk: 'x'.repeat(200) }, { price_channel: '' },
    ])
      expect([claim, await priceWith(claim)]).toEqual([claim, honest])
    const recommended = async (claim: object) => (await requestShop<{
      readonly products: unknown,
    }>(`${shop.url}/recommendations`, 'POST', {
      brand_channel: 'iris', sales_channel: 'iris-web', locale: 'de_CH', cart_token: paths.cart, cart_id: 1,
      items: [], account_id: null, location: 'cart', ...claim,
    })).body.products
    const plain = await recommended({})
    for (const claim of [
      { account_id: 'somebody' }, { cart_id: 999 }, { sales_channel: 'else' },
      { items: [{ product_id: 2001, option: {}, quantity: 9 }] },
    ])
      expect([claim, await recommended(claim)]).toEqual([claim, plain])
  })

  it('M1 M17 cannot order at another total than the shop’s', async () => {
    const { cart } = await freshPaths()
    const { body: read } = await requestShop<Priced & ReadCart>(`${shop.url}/carts/${cart}`)
    const { total } = read
    for (const expected_total of [
      { value: 0, currency: 'CHF' }, { value: 1, currency: 'CHF' },
      { value: total, currency: 'EUR' }, { value: total + 1, currency: 'CHF' },
    ]) {
      const { status, body } = await requestShop<ProblemBody>(`${shop.url}/orders`, 'POST', { ...orderBody(read), expected_total })
      expect([expected_total, status, body.refusal._tag]).toEqual([expected_total, 409, 'TotalChanged'])
    }
    for (const payment_method of ['payment_skipped', 'none', ''])
      expect((await requestShop(`${shop.url}/carts/${cart}/payment-method`, 'PUT', { payment_method })).status).toBe(422)
    expect((await requestShop<Priced>(`${shop.url}/carts/${cart}`)).body).toMatchObject({ total, checkout_state: 'payment_selected' })
  })
})
