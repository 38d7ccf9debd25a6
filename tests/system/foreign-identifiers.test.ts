import type * as t from 'io-ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { validBodyOf } from '../support/api/valid-bodies.ts'
import { describedBy, fieldNamesOf } from '../support/api/sample-of.ts'
import { smallCatalogue } from '../support/api/small-catalogue.ts'
import { everyRow } from '../support/system/every-row.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { aVisitor, type Visitor } from '../support/system/visitor.ts'
import { orderBody, type ReadCart } from '../support/order-body.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'

type Named = {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly request: { readonly body: t.Mixed | undefined }
}
const EVERY: readonly Named[] = Object.values<Named>(OPERATIONS)

const BOTTLE = { product: { product_id: 2001, option: {} }, quantity: 1 }
const BILLING = {
  first_name: 'Anna', last_name: 'Keller',
  street: 'Seeweg', street_number: '4', postcode: '8002', city: 'Zürich', country_code: 'CH',
}
const PASSWORD = 'sehr7gute-sicht'
const NOBODY = 'nobody________________'

type Bought = {
  readonly cart: string
  readonly cartId: number
  readonly item: string
  readonly order: string
  readonly orderId: number
  readonly number: string
}
type WireCart = ReadCart & {
  readonly id: number
  readonly items: readonly { readonly id: string }[]
}
type WireOrder = { readonly token_value: string; readonly id: number; readonly number: string }

const fields = ({ request: { body } }: Named): readonly string[] => (body === undefined ? [] : [...fieldNamesOf(describedBy(body))])
const other = (text: string): string =>
  text.replace(/[a-z]/i, (mail) => (mail === mail.toLowerCase() ? mail.toUpperCase() : mail.toLowerCase()))

/** Variations of a token. */
const guessesAt = (token: string, ...about: readonly (string | number)[]): readonly string[] =>
  [token.slice(0, -1), `${token}A`, other(token), token.split('').toReversed().join(''), ...about.map(String)]

const filledCart = async (who: Visitor): Promise<WireCart> => {
  const { token_value } = (await who.ask<WireCart>('/carts', 'POST', {})).body
  return (await who.ask<WireCart>(`/carts/${token_value}/items`, 'POST', { items: [BOTTLE] })).body
}

/** A cart that is not ordered, and an order of the same person. */
const buy = async (who: Visitor): Promise<Bought> => {
  const { token_value: token } = await filledCart(who)
  await who.ask(`/carts/${token}`, 'PATCH', { email: 'anna@example.ch' })
  await who.ask(`/carts/${token}`, 'PATCH', { billing_address: BILLING, shipping_address: null })
  await who.ask(`/carts/${token}/shipping-method`, 'PUT', { shipping_method: 'gls_parcel' })
  const chosen = (await who.ask<WireCart>(`/carts/${token}/payment-method`, 'PUT', { payment_method: 'twint' })).body
  const placed = await who.ask<WireOrder>('/orders', 'POST', orderBody(chosen))
  const order = (await who.ask<WireOrder>(`/orders/by-token/${placed.body.token_value}`)).body
  const cart = await filledCart(who)
  return {
    cart: cart.token_value, cartId: cart.id, item: cart.items[0]?.id ?? '',
    order: order.token_value, orderId: order.id, number: order.number,
  }
}

describe.each(enginesOverHttp)('another customer’s data, on $name', { timeout: 60_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  let anna: { readonly visitor: Visitor; readonly has: Bought }
  let bea: { readonly visitor: Visitor; readonly has: Bought }
  let stranger: { readonly visitor: Visitor; readonly has: Bought }
  let callers: readonly (readonly [string, Visitor])[]
  let before: Awaited<ReturnType<typeof everyRow>>

  const person = async (email?: string) => {
    const visitor = aVisitor(shop.url)
    if (email !== undefined) await visitor.ask('/customers', 'POST', { email, password: PASSWORD, first_name: 'A', last_name: 'K' })
    return { visitor, has: await buy(visitor) }
  }
  beforeAll(async () => {
    database = await open()
    shop = await openListeningShop(database, smallCatalogue)
    anna = await person('anna@example.ch')
    bea = await person('bea@example.ch')
    stranger = await person()
    callers = [['a guest', aVisitor(shop.url)], ['a guest with a cart', stranger.visitor], ['another customer', bea.visitor]]
    before = await everyRow(shop.db)
  }, 60_000)
  afterAll(async () => {
    await shop.close()
    await database.close()
  })

  /** Sends each guess, as each caller, and an unknown value as often: which responses differ. */
  const compared = async <Guess>(
    operation: Named, guesses: readonly Guess[], requestOf: (guess: Guess | string) => { readonly path: string; readonly body: unknown },
  ) => {
    const responses = await Promise.all(callers.flatMap(([who, visitor]) => [NOBODY, ...guesses].map(async (guess) => {
      const { path, body } = requestOf(guess)
      const { status: response, text } = await visitor.ask(path, operation.method, body ?? {})
      return { who, guess, status: response, answer: `${response} ${text}` }
    })))
    const [missing] = responses
    return { status: missing?.status, different: responses.filter(({ answer }) => answer !== missing?.answer) }
  }
  const pathOf = ({ path }: Named, parts: Readonly<Record<string, string>>): string =>
    path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? '1'))

  it('T1 T3 is tested for every identifier of the API', () => {
    const inPaths = EVERY.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    const inBodies = EVERY.flatMap(fields).filter((name) => /token|_id$|^documents$/.test(name))
    expect(new Set(inPaths)).toEqual(new Set([
      'token', 'item_id', 'product_id', 'order_id', 'address_id', 'reminder_id', 'session_id', 'marketing_communication_id',
      'alias', 'passkey_id',
      'subscription_id', 'lens_values_id', 'wearer_id',
      // One of three names that everybody has.
      'provider',
    ]))
    expect(new Set(inBodies)).toEqual(new Set([
      'product_id', 'variant_id', 'recommendation_id', 'billing_address_id', 'shipping_address_id',
      'studio_id', 'cart_id', 'account_id', 'documents',
      'token', 'token_value', 'cart_token',
      // The same as token_value, in the other spelling.
      'tokenValue',
      // A token of the identity service, in two spellings.
      'id_token',
      'abandoned_cart_token', 'latest_cart_token', 'last_order_token', 'last_order_internal_order_id', 'customer_shop_account_id',
    ]))
  })

  const byCart = EVERY.filter(({ path }) => path.includes('/carts/{token}'))

  it.each(byCart)('T1 T4 a cart opens by its own token only: $name', async (operation) => {
    const { cart, cartId, order, orderId, number } = anna.has
    const body = validBodyOf(operation)
    const odd = ['0', '%', '*', 'null', 'undefined', '\0', 'x'.repeat(290), 'x'.repeat(10_000)]
    expect(await compared(operation, [...guessesAt(cart, cartId, order, orderId, number), ...odd], (token) =>
      ({ path: pathOf(operation, { token, item_id: anna.has.item }), body }))).toEqual({ status: 404, different: [] })
  })

  const byOrder = EVERY.filter(({ path }) => path.includes('/orders/by-token/{token}'))

  it.each(byOrder)('T1 T2 an order opens by its secret token only: $name', async (operation) => {
    const { cart, order, orderId, number } = anna.has
    const odd = ['0', '%', '*', 'null', 'undefined', '\0', 'x'.repeat(10_000)]
    expect(await compared(operation, [...guessesAt(order, orderId, number, cart), ...odd], (token) =>
      ({ path: pathOf(operation, { token }), body: validBodyOf(operation) }))).toEqual({ status: 404, different: [] })
  })

  /** Fields that name a cart or an order, each tested separately while the others name the caller's own. */
  const NAMING = /^(token|token_value|cart_token|abandoned_cart_token|latest_cart_token)$/
  // The cart is optional here: an unknown one is ignored, and the operation succeeds.
  const BRINGING = [
    'cart_token of signIn', 'cart_token of signUp', 'cart_token of verifyEmail', 'cart_token of resetPassword',
    'cart_token of exchangeLoginLinkHash', 'cart_token of signInWithPasskey', 'cart_token of signInWithIdToken',
    // A provider's own token, which names nothing of the shop.
    'token of signInWithIdToken', 'token of linkIdentity',
    // The visit that requested a mail: it gives no access (S8).
    'token_value of sendLoginLink',
    'latest_cart_token of setCurrentCart',
    // A mail's own token; the response is the same for any value.
    'token of endReminderAlarm', 'token of unsubscribeNewsletter', 'token of confirmNewsletter',
    'token of cancelEmailChangeByLink', 'token of cancelAccountDeletionByLink', 'token of confirmEmailChange',
    // Hints beside the session: another one than the own is not found (AS-CALL-10, AS-MKT-02).
    'account_id of updateProfile', 'account_id of updateMarketingCommunication',
    'token of applySubscriptionLink',
  ]
  const namingBodies = EVERY.flatMap((operation) => fields(operation).map((field) => ({ name: operation.name, field, operation })))
    .filter(({ name, field }) => NAMING.test(field) && !BRINGING.includes(`${field} of ${name}`))

  it.each(namingBodies)('T1 T4 a cart is named by its own token in a body too: $field of $name', async ({ operation, field }) => {
    const { cart, cartId, order, number } = anna.has
    const odd = ['', ' ', 'null', '%', '*', 0, null, [], [cart], { cart }, '\0', 'x'.repeat(10_000)]
    const body = { ...(validBodyOf(operation) as object), ...(operation.name === 'reorder' ? { last_order_token: order } : {}) }
    const status = ['reorder', 'verifyEmail', 'resetPassword', 'readEmailLink'].includes(operation.name) ? 422 : 404
    expect(await compared<unknown>(operation, [...guessesAt(cart, cartId, order, number), ...odd], (guess) =>
      ({ path: pathOf(operation, {}), body: { ...body, [field]: guess } }))).toEqual({ status, different: [] })
  })

  it('T3 a line of another customer’s cart is not found', async () => {
    const own = callers.slice(1).map(([who, visitor]) => ({ who, visitor, cart: (who === 'another customer' ? bea : stranger).has.cart }))
    for (const operation of EVERY.filter(({ path }) => path.includes('{item_id}')))
      for (const { who, visitor, cart } of own) {
        const ask = (item_id: string) => visitor.ask(pathOf(operation, { token: cart, item_id }), operation.method, validBodyOf(operation))
        const responses = await Promise.all([NOBODY, anna.has.item, other(anna.has.item), '0', 'null', '*'].map(ask))
        const different = new Set(responses.map(({ status, text }) => `${status} ${text}`))
        expect([who, operation.name, different.size, responses[0]?.status]).toEqual([who, operation.name, 1, 404])
      }
  })

  it('T2 T3 an order by its id, and its documents, are open to its owner only', async () => {
    const { orderId, order, number } = anna.has
    const own = await anna.visitor.ask<WireOrder>(`/customers/me/orders/${orderId}`)
    expect([own.status, own.body.number]).toEqual([200, number])
    const send = async (visitor: Visitor, id: string | number) => {
      const responses = await Promise.all([
        visitor.ask(`/customers/me/orders/${encodeURIComponent(id)}`),
        visitor.ask('/customers/me/documents', 'POST', { documents: [`invoice-${id}`] }),
        visitor.ask(`/customers/me/documents/${encodeURIComponent(`invoice-${id}`)}`),
      ])
      return responses.map(({ status, text }) => `${status} ${text}`)
    }
    for (const [, visitor] of callers) {
      const missing = await send(visitor, 999_999)
      expect(missing.map((response) => response.slice(0, 3))).toEqual(
        visitor === bea.visitor ? ['404', '404', '404'] : ['401', '401', '401'],
      )
      for (const id of [orderId, `0${orderId}`, order, number, '*', 'null'])
        expect([id, await send(visitor, id)]).toEqual([id, missing])
      // U+0000 in a body is rejected before an order is loaded: the same for every caller and every id.
      const [page, listed, document] = await send(visitor, `${orderId}\0`)
      expect([page, listed?.slice(0, 3), document]).toEqual([missing[0], '422', missing[2]])
    }
  })

  const byAddress = EVERY.filter(({ path }) => path.includes('{address_id}'))

  it.each(byAddress)('T3 an address of another customer is not found: $name', async (operation) => {
    type Book = { readonly addresses: readonly { readonly id: number; readonly street: string }[] }
    const { body: { addresses: [own] } } = await anna.visitor.ask<Book>('/customers/me/addresses')
    expect(own?.street).toBe('Seeweg')
    for (const [, visitor] of callers) {
      const ask = (address_id: string) => visitor.ask(pathOf(operation, { address_id }), operation.method, validBodyOf(operation))
      const responses = await Promise.all(['2147483647', String(own?.id), `0${String(own?.id)}`, '0', '-1', '*', 'null', NOBODY].map(ask))
      const [missing, ...others] = responses.map(({ status, text }) => `${status} ${text}`)
      expect(others).toEqual(others.map(() => missing))
      expect(responses[0]?.status).toBe(visitor === bea.visitor ? 404 : 401)
    }
  })

  it('T3 I12 a session of another customer is not found', async () => {
    type Sessions = { readonly 'hydra:member': readonly { readonly id: string }[] }
    const { body: { 'hydra:member': [own] } } = await anna.visitor.ask<Sessions>('/customers/me/sessions')
    expect(own?.id).toMatch(/^[\w-]{22,}$/)
    for (const [, visitor] of callers) {
      const ask = (id: string) => visitor.ask(`/customers/me/sessions/${encodeURIComponent(id)}`, 'DELETE')
      const responses = await Promise.all([NOBODY, ...guessesAt(own?.id ?? ''), own?.id ?? '', '0', '*', 'null'].map(ask))
      const [missing, ...others] = responses.map(({ status, text }) => `${status} ${text}`)
      expect(others).toEqual(others.map(() => missing))
      expect(responses[0]?.status).toBe(visitor === bea.visitor ? 404 : 401)
    }
    expect((await anna.visitor.ask('/customers/me')).status).toBe(200)
  })

  it('T3 a passkey of another customer is not found', async () => {
    const account = await anna.visitor.ask<{ readonly account_id: string }>('/customers/me')
    const id = 'passkey_______________'
    await shop.db.insertInto('passkey').values({
      id, account_id: account.body.account_id, credential: 'credential', public_key: 'key', counter: 0, name: 'Telefon',
      host: 'shop.example', added_at: new Date(), used_at: null,
    }).execute()
    for (const [, visitor] of callers) {
      const ask = (one: string) =>
        visitor.ask(`/customers/me/passkeys/${encodeURIComponent(one)}/removal`, 'POST', { current_password: PASSWORD })
      const responses = await Promise.all([NOBODY, other(id), id].map(ask))
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(responses[0]?.status).toBe(visitor === bea.visitor ? 404 : 401)
    }
    expect(await shop.db.deleteFrom('passkey').where('id', '=', id).returning('id').execute()).toHaveLength(1)
  })

  it('T3 what another customer bought cannot be rated', async () => {
    const own = await anna.visitor.ask<{ readonly account_id: string }>('/customers/me')
    const rate = (visitor: Visitor, account: string, product_id = 2001) => visitor.ask('/customers/me/ratings', 'POST', {
      catalog: 'iris', product_id, locale: 'de', rating: 1,
      account: { customer_shop_account_id: account, first_name: null, last_name: null, context: 'iris-web' },
    })
    for (const [, visitor] of callers) {
      const responses = await Promise.all(['x'.repeat(43), own.body.account_id, other(own.body.account_id)].map((id) => rate(visitor, id)))
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(responses[0]?.status).toBe(visitor === bea.visitor ? 404 : 401)
    }
  })

  const byCard = EVERY.filter(({ path }) => path.includes('{alias}'))

  it.each(byCard)('T3 a saved card of another customer is not found: $name', async (operation) => {
    for (const [, visitor] of callers) {
      const ask = (alias: string) => visitor.ask(pathOf(operation, { alias }), operation.method, validBodyOf(operation))
      const responses = await Promise.all([NOBODY, 'payment10000000000', '0', '-1', '*', 'null'].map(ask))
      const [missing, ...others] = responses.map(({ status, text }) => `${status} ${text}`)
      expect(others).toEqual(others.map(() => missing))
      expect(responses[0]?.status).toBe(visitor === bea.visitor ? 404 : 401)
    }
  })

  it('T3 a partner optician of another customer is not found', async () => {
    const [partner] = smallCatalogue.partners ?? []
    const studio = partner?.partner.studioId ?? ''
    expect(studio).not.toBe('')
    for (const { visitor, has: { cart } } of [bea, stranger]) {
      const ask = (studio_id: string) =>
        visitor.ask(`/carts/${cart}`, 'PATCH', {
          billing_address: BILLING, shipping_address: { ...BILLING, studio_id },
        })
      const responses = await Promise.all([NOBODY, studio, `${studio}0`, '*'].map(ask))
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(responses[0]?.status).toBe(404)
    }
  })

  it('T8 another customer’s order is not repeated: every cause has the same refusal', async () => {
    const { order, orderId, number } = anna.has
    for (const [, visitor] of callers) {
      const cart_token = (visitor === bea.visitor ? bea : stranger).has.cart
      const send = (last: object) => visitor.ask('/reorders', 'POST', { cart_token, source: 'account', ...last })
      const responses = await Promise.all([
        send({ last_order_token: NOBODY }), ...guessesAt(order, number).map((last_order_token) => send({ last_order_token })),
        ...[orderId, number, '*', order].map((id) => send({ last_order_internal_order_id: String(id) })),
      ])
      expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
      expect(responses[0]?.status).toBe(422)
    }
  })

  it('T1 an empty token and an additional slash lead nowhere', async () => {
    const { cart, order } = anna.has
    const paths = EVERY.filter(({ path }) => path.includes('{token}')).flatMap((operation) => {
      const token = operation.path.includes('/orders/') ? order : cart
      return [pathOf(operation, { token: '', item_id: anna.has.item }), `${pathOf(operation, { token, item_id: anna.has.item })}/`]
        .map((path) => ({ method: operation.method, path, body: validBodyOf(operation) ?? {} }))
    })
    for (const { method, path, body } of paths)
      expect([method, path, (await bea.visitor.ask(path, method, body)).status]).toEqual([method, path, 404])
  })

  it('T1 T2 T3 T4 T8 writes nothing but attempt counters for all these requests', async () => {
    const { attempt: tries, ...rows } = await everyRow(shop.db)
    const { attempt: former, ...unchanged } = before
    expect(rows).toEqual(unchanged)
    expect(tries).toEqual(expect.arrayContaining([...former ?? []]))
  })

  it('T4 is not taken over at a sign-in', async () => {
    const { cart, cartId, order } = anna.has
    // Earlier attempts from this address are not part of this test.
    await shop.db.deleteFrom('attempt').execute()
    for (const cart_token of [...guessesAt(cart, cartId, order), '', '*', NOBODY]) {
      const visitor = aVisitor(shop.url)
      const { status, body } = await visitor.ask<{ readonly cart_token: string }>('/session', 'POST', {
        email: 'bea@example.ch', password: PASSWORD, cart_token,
      })
      expect([status, body.cart_token]).toEqual([200, bea.has.cart])
    }
    const carts = await shop.db.selectFrom('customer_cart').selectAll().execute()
    expect(carts.map(({ cart_token }) => cart_token).toSorted((one, two) => one.localeCompare(two)))
      .toEqual([cart, bea.has.cart].toSorted((one, two) => one.localeCompare(two)))
  })
})
