import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../adapters/commerce-api/operations.ts'
import { apiTexts } from '../../adapters/composition/server/api-texts.ts'
import { openSettableClock } from '../../adapters/memory/shop/settable-clock.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { openShopStorage } from '../../adapters/postgres/open-shop-storage.ts'
import { makeOrderToken } from '../../domain/order/order-token.ts'
import type { Mail } from '../../application/commerce/mail/mail.ts'
import { REORDER_LINK_DAYS } from '../../domain/reorder/reorder-token.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { staffCommand } from '../support/staff-requests.ts'
import { made } from '../support/builders/made.ts'
import { chf } from '../support/builders/money.ts'
import { aShippingMethod } from '../support/builders/shipping-method.ts'
import { value } from '../support/outcome.ts'
import { validBodyOf } from '../support/api/valid-bodies.ts'
import { openApi, openSmallShop } from '../support/api/open-api-shop.ts'
import { requestFrom } from '../support/system/request-from.ts'
import { requestShop, type ProblemBody } from '../support/system/request-shop.ts'
import { readStoredData } from '../support/system/read-stored-data.ts'
import { openListeningShop, type ListeningShop } from '../support/system/open-listening-shop.ts'
import { readyCart } from '../support/system/ready-carts.ts'
import { BILLING } from '../support/system/shopper.ts'
import { orderBody, orderBodyOf, type ReadCart } from '../support/order-body.ts'
import { enginesOverHttp } from '../support/postgres-engines.ts'
import { LENS, lensItem, MINUS_TWO, usualCatalogue } from '../support/purchase.ts'
import { everyUseCase } from '../support/commerce.ts'

const EMAIL = 'erika@example.ch'
/** A name, a street, an e-mail address, a lens value: none of it is visible to a stranger. */
const PERSONAL = /erika|muster|example\.ch|strasse|weg |-2\.25|"postcode"|"last_name"/i
const DAY = 24 * 3_600_000
const PASSWORD = 'sehr7gute-sicht'
const [LENSES, NOTHING] = [[200, 1, true], [422, 0, false]]
const shopCatalogue = usualCatalogue({ shippingMethods: [aShippingMethod(), aShippingMethod({ key: 'gls_parcel', price: chf(1290) })] })

type WireCart = { readonly token_value: string; readonly items: readonly unknown[] }
type Reading = ReadCart & { readonly items: readonly { readonly id: string }[] }
type Violations = { readonly violations: readonly { readonly property_path: string }[] }
type Change = (cart: Reading) => readonly [method: string, below: string, body: object]
/** What another person with the cart can change, and what its buyer then sees as changed. */
const CHANGES: readonly (readonly [parts: readonly string[], change: Change])[] = [
  [['lines', 'prices'], ({ items }) => ['PATCH', `/items/${items[0]?.id}`, { quantity: 2 }]],
  [['lines', 'prices'], () => ['POST', '/items', { items: [{ product: { product_id: 2001, option: {} }, quantity: 1 }] }]],
  [['addresses'], () => ['PATCH', '', { billing_address: { ...BILLING, street: 'Fremde Gasse' }, shipping_address: null }]],
  [['addresses'], () => ['PATCH', '', { email: 'fremd@example.ch' }]],
  [['shipping', 'prices'], () => ['PUT', '/shipping-method', { shipping_method: 'gls_parcel' }]],
  [['payment'], () => ['PUT', '/payment-method', { payment_method: 'twint' }]],
]

describe.each(enginesOverHttp)('the access that an order link gives, on $name', { timeout: 120_000 }, ({ open, name: engine }) => {
  let database: Database
  let shop: ListeningShop
  const clock = openSettableClock(new Date('2026-03-02T09:00:00Z'))
  beforeAll(async () => { database = await open() }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    await shop?.close()
    shop = await openListeningShop(database, shopCatalogue, { clock })
    return () => shop.close()
  })

  const ask = async (cookie: string, path: string, method = 'GET', body?: unknown) => {
    const response = await fetch(`${shop.url}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text(), cookies: response.headers.getSetCookie() }
  }
  const ordered = async (cookie = '') => {
    const cart = await readyCart(shop, { items: [lensItem()] })
    const body = orderBodyOf(cart)
    const placed = await ask(cookie, '/orders', 'POST', body)
    const token = (JSON.parse(placed.text) as { readonly token_value: string }).token_value
    return { cart: cart.token, body, token, placed, browser: placed.cookies.map((line) => line.split(';')[0]).join('; ') }
  }

  const signedIn = async (email: string): Promise<string> => {
    const { cookies } = await ask('', '/session', 'POST', { email, password: PASSWORD })
    return cookies.map((line) => line.split(';')[0]).join('; ')
  }
  const signedUp = async (email: string): Promise<string> => {
    await ask('', '/customers', 'POST', { email, password: PASSWORD, first_name: 'Anna', last_name: 'Keller' })
    await completeEmailLink(shop.ports, { email, password: PASSWORD })
    return signedIn(email)
  }
  const paid = async (token: string) => {
    const order = await value(shop.ports.orders.order(made(makeOrderToken(token))))
    await value(everyUseCase(shop.ports).recordTransfer(staffCommand(order, 'paid'), order.totals.total))
    return { id: order.id, postcode: order.billingAddress.postcode }
  }
  /** A due reminder of Anna's order. */
  const alarmDue = async (id: number): Promise<void> => {
    const day = new Date(clock.now().getTime() + DAY).toISOString().slice(0, 10)
    const body = { customer_usage: 7, reminder_date: day, create_location: 'order' }
    expect((await ask(await signedIn('anna@example.ch'), `/customers/me/orders/${id}/reminder-alarm`, 'PUT', body)).status).toBe(200)
    clock.advance(DAY)
  }
  /** The result of a reorder by a token, into a new cart of the browser with these cookies. */
  const repeated = async (cookie: string, token: string) => {
    const { token_value: cart } = JSON.parse((await ask(cookie, '/carts', 'POST', {})).text) as WireCart
    const { status, text } = await ask(cookie, '/reorders', 'POST', { last_order_token: token, cart_token: cart, source: 'link' })
    const read = JSON.parse((await ask(cookie, `/carts/${cart}`)).text) as WireCart
    return [status, read.items.length, text.includes('-2.25')]
  }

  it('F-I04 is the whole order for the browser that ordered it, by a cookie no script can read', async () => {
    const { token, placed, browser } = await ordered()
    expect(placed.cookies.filter((line) => line.startsWith('vsf-ordered='))).toEqual([expect.stringMatching(/; HttpOnly$/)])
    const own = await ask(browser, `/orders/by-token/${token}`)
    expect([own.status, own.text.includes(EMAIL)]).toEqual([200, true])
  })

  it('F-I04 is neither personal data nor a lens value for anybody else, and nothing after thirty days', async () => {
    const { cart, token, browser } = await ordered()
    const stranger = await ask('', `/orders/by-token/${token}`)
    expect([stranger.status, PERSONAL.exec(stranger.text)?.[0]]).toEqual([401, undefined])
    const shared = await ask('', `/orders/by-token/${token}/status`)
    expect([shared.status, PERSONAL.exec(shared.text)?.[0]]).toEqual([200, undefined])
    expect(shared.text).toContain('"state":"payment_pending"')
    for (const other of [`vsf-ordered=${cart}`, `vsf-ordered=${'x'.repeat(22)}`, 'vsf-ordered=', `vsf-ordered=${token}`, 'access_token=x'])
      expect((await ask(other, `/orders/by-token/${token}`)).status).toBe(401)
    clock.advance(30 * DAY)
    expect((await ask('', `/orders/by-token/${token}/status`)).status).toBe(401)
    expect((await ask(browser, `/orders/by-token/${token}`)).status).toBe(200)
  })

  it('F-I04 is unlocked by e-mail and postcode together, and not by guessing', async () => {
    const { token } = await ordered()
    const { billingAddress: { postcode } } = await value(shop.ports.orders.order(made(makeOrderToken(token))))
    const proof = `/orders/by-token/${token}/access`
    const opened = await ask('', proof, 'POST', { email: EMAIL.toUpperCase(), postcode })
    expect(opened.status).toBe(200)
    const cookie = opened.cookies.map((line) => line.split(';')[0]).join('; ')
    expect((await ask(cookie, `/orders/by-token/${token}`)).status).toBe(200)
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await ask('', proof, 'POST', { email: EMAIL, postcode: `${1000 + guess}` })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 429, 429])
  })

  it('R5 T8 does not allow a reorder with the link alone, before its e-mail and postcode are verified', async () => {
    const { cart, token, browser } = await ordered()
    const { postcode } = await paid(token)
    for (const stranger of ['', 'access_token=x', `vsf-ordered=${cart}`, `vsf-ordered=${token}`, `vsf-browser=${cart}`])
      expect([stranger, await repeated(stranger, token)]).toEqual([stranger, NOTHING])
    expect(await repeated(browser, token)).toEqual(LENSES)
    const proof = await ask('', `/orders/by-token/${token}/access`, 'POST', { email: EMAIL, postcode })
    expect(await repeated(proof.cookies.map((line) => line.split(';')[0]).join('; '), token)).toEqual(LENSES)
  })

  it('R4 R5 T8 is not in a reminder mail, whose own link reorders and opens nothing, until it ends', async () => {
    const [anna, bea] = [await signedUp('anna@example.ch'), await signedUp('bea@example.ch')]
    const { token } = await ordered(anna)
    const { id } = await paid(token)
    /** The mailed reminder of the next day: the token of its link. */
    const reminded = async (): Promise<string> => {
      await alarmDue(id)
      expect(await value(shop.commerce.jobs.sendReminders())).toBe(1)
      const mail = await shop.db.selectFrom('outbox').select('body').where('key', 'like', 'reminder-alarm:%')
        .orderBy('id', 'desc').executeTakeFirstOrThrow()
      const { key: _key, ...written } = mail.body as Mail
      const text = JSON.stringify(written)
      expect(text).not.toContain(token)
      return /\/reorder\/token\/([\w-]+)/.exec(text)?.[1] ?? ''
    }
    const first = await reminded()
    expect([await repeated('', first), await repeated(anna, first), await repeated(bea, first)]).toEqual([LENSES, LENSES, NOTHING])
    expect([await repeated('', token), await repeated(bea, token), await repeated(anna, token)]).toEqual([NOTHING, NOTHING, LENSES])
    const { postcode } = await paid(token)
    for (const [path, method, body] of [
      ['', 'GET'], ['/status', 'GET'], ['/payment-methods', 'GET'], ['/access', 'POST', { email: 'anna@example.ch', postcode }],
    ] as const) {
      const opened = await ask('', `/orders/by-token/${first}${path}`, method, body)
      expect([path, opened.status >= 400, PERSONAL.exec(opened.text)?.[0]]).toEqual([path, true, undefined])
    }

    const second = await reminded()
    expect([await repeated('', first), await repeated('', second)]).toEqual([NOTHING, LENSES])
    clock.advance(REORDER_LINK_DAYS * DAY - 1)
    expect(await repeated('', second)).toEqual(LENSES)
    clock.advance(1)
    expect(await repeated('', second)).toEqual(NOTHING)

    const third = await reminded()
    expect(await repeated('', third)).toEqual(LENSES)
    const session = await signedIn('anna@example.ch')
    expect((await ask(session, '/customers/me/sessions/removal', 'POST', { current_password: PASSWORD })).status).toBe(200)
    expect([await repeated('', third), await repeated(session, token)]).toEqual([NOTHING, LENSES])
  })

  it.runIf(engine === 'PostgreSQL')('R4 is absent in a reminder that is sent while the account’s links are revoked', async () => {
    const { token } = await ordered(await signedUp('anna@example.ch'))
    await alarmDue((await paid(token)).id)
    await shop.db.transaction().execute(async (tx) => {
      await tx.selectFrom('customer').select('account_id').where('canonical_email', '=', 'anna@example.ch').forUpdate()
        .executeTakeFirstOrThrow()
      expect(await value(shop.commerce.jobs.sendReminders())).toBe(0)
    })
    expect(await shop.db.selectFrom('reorder_link').selectAll().execute()).toEqual([])
    expect(await value(shop.commerce.jobs.sendReminders())).toBe(1)
    expect(await shop.db.selectFrom('reorder_link').selectAll().execute()).toHaveLength(1)
  })

  it('H-K09 remains for its buyer after a stranger has used up the attempts of another network', async () => {
    const { token } = await ordered()
    const { billingAddress: { postcode } } = await value(shop.ports.orders.order(made(makeOrderToken(token))))
    const proof = `${shop.url}/orders/by-token/${token}/access`
    const stranger = requestFrom('127.0.9.1')
    for (let guess = 0; guess < 8; guess += 1) await stranger(proof, 'POST', { email: EMAIL, postcode: `${1000 + guess}` })
    expect((await stranger(proof, 'POST', { email: EMAIL, postcode }))?.status).toBe(429)
    expect((await ask('', `/orders/by-token/${token}/access`, 'POST', { email: EMAIL, postcode })).status).toBe(200)
  })

  it('H-S02 requires what was reviewed: a change by another server is named, ordered nothing, and is ordered once reviewed', async () => {
    const elsewhere = await openApi(
      openSmallShop(shopCatalogue, { ...openShopStorage(database.db), clock }).commerce, { words: apiTexts() },
    )
    const other = `${await elsewhere.listen({ port: 0, host: '127.0.0.1' })}/api`
    const books = readStoredData(shop)
    const storedState = async () => [(await books.orders()).length, await books.mails(), await books.left(LENS, MINUS_TWO)]
    const read = async (cart: string) => (await requestShop<Reading>(`${shop.url}/carts/${cart}`)).body
    const press = async (body: object) => {
      const { status, body: { refusal } } = await requestShop<Partial<ProblemBody>>(`${shop.url}/orders`, 'POST', body)
      return [status, refusal?._tag, refusal?.changed]
    }
    const refusedFor = async (parts: readonly string[], seen: Reading) => {
      const before = await storedState()
      const { expected_total: _total, ...withoutTotal } = orderBody(seen)
      // If only prices changed, the response to the reviewed total contains the new one.
      const refusedTotal = parts.join() === 'prices' ? [409, 'TotalChanged', undefined] : [409, 'OrderChanged', parts]
      expect([await press(withoutTotal), await press(orderBody(seen))]).toEqual([[409, 'OrderChanged', parts], refusedTotal])
      expect(await storedState()).toEqual(before)
      // As the payment page does it: the payment method is chosen again, and the cart shown then is ordered.
      const again = await requestShop<Reading>(
        `${shop.url}/carts/${seen.token_value}/payment-method`, 'PUT', { payment_method: 'prepayment' },
      )
      expect(await press(orderBody(again.body))).toEqual([201, undefined, undefined])
      expect((await storedState())[0]).toBe(Number(before[0]) + 1)
    }
    const newCart = async () => read((await readyCart(shop, { items: [lensItem()] })).token)
    try {
      for (const [parts, change] of CHANGES) {
        const seen = await newCart()
        const [method, below, body] = change(seen)
        expect((await requestShop(`${other}/carts/${seen.token_value}${below}`, method, body)).status).toBe(200)
        await refusedFor(parts, seen)
      }
      const seen = await newCart()
      await database.db.updateTable('price').set({ current_cents: 4900 }).where('product_id', '=', LENS.id).execute()
      await refusedFor(['prices'], seen)
    } finally {
      await elsewhere.close()
    }
  })

  it('H-S02 requires the reviewed total, and says so', async () => {
    const { digest: _digest, ...silent } = orderBodyOf(await readyCart(shop, { items: [lensItem()] }))
    for (const body of [silent, { ...silent, digest: null }, { ...silent, digest: '' }, { ...silent, digest: 'f'.repeat(32) }]) {
      const refused = await requestShop<Violations>(`${shop.url}/orders`, 'POST', body)
      expect([refused.status, refused.body.violations.map(({ property_path }) => property_path)]).toEqual([422, ['digest']])
    }
    expect(await readStoredData(shop).orders()).toEqual([])
  })

  it('H-S03 is not gained by ordering its cart again, except in the browser whose response was lost', async () => {
    const { cart, token, browser, body: { token_value, digest } } = await ordered()
    const again = (cookie: string, body: object = {}) => ask(cookie, '/orders', 'POST', { token_value, digest, ...body })
    for (const cookie of ['', `vsf-browser=${'x'.repeat(43)}`, 'vsf-browser=', `vsf-ordered=${cart}`])
      for (const body of [{}, { terms_accepted: true }, { terms_accepted: false }]) {
        const stranger = await again(cookie, body)
        expect([cookie, stranger.status, stranger.text.includes(token)]).toEqual([cookie, 401, false])
        expect(stranger.cookies.filter((line) => line.startsWith('vsf-ordered='))).toEqual([])
      }
    const key = browser.split('; ').filter((part) => part.startsWith('vsf-browser=')).join('')
    const retried = await again(key, { terms_accepted: true })
    expect([retried.status, JSON.parse(retried.text)]).toEqual([201, { token_value: token }])
    expect(retried.cookies.filter((line) => line.startsWith('vsf-ordered='))).toHaveLength(1)
  })

  it('N2 is given for its cart to the browser whose response was lost, and to nobody else who has the cart', async () => {
    const { cart, token, browser } = await ordered()
    const became = (cookie: string) => ask(cookie, `/carts/${cart}/order`)
    const unknownOrder = await ask('', `/carts/${'x'.repeat(22)}/order`)
    for (const cookie of ['', `vsf-browser=${'x'.repeat(43)}`, 'vsf-browser=', `vsf-ordered=${cart}`, `vsf-order=${token}`])
      expect([cookie, await became(`cart_id=${cart}; ${cookie}`)]).toEqual([cookie, { ...unknownOrder, status: 404 }])
    const key = browser.split('; ').filter((part) => part.startsWith('vsf-browser=')).join('')
    const result = await became(key)
    expect([result.status, JSON.parse(result.text)]).toEqual([200, { token_value: token }])
    const newCookie = result.cookies.map((line) => line.split(';')[0]).join('; ')
    expect((await ask(newCookie, `/orders/by-token/${token}`)).status).toBe(200)
  })

  it('F-I07 the token of an ordered cart reveals no name, e-mail address or lens values', async () => {
    const { cart } = await ordered()
    for (const operation of Object.values(OPERATIONS)) {
      if (!operation.path.startsWith('/api/carts/{token}')) continue
      const path = operation.path.replace('/api', '').replace('{token}', cart).replace('{item_id}', '1')
      const orderResponse = await ask('', path, operation.method, operation.method === 'GET' ? undefined : (validBodyOf(operation) ?? {}))
      expect([operation.name, PERSONAL.exec(orderResponse.text)?.[0]]).toEqual([operation.name, undefined])
    }
    const link = await ask('', `/carts/${cart}/links`, 'POST', {})
    expect(link.status).toBeGreaterThanOrEqual(400)
  })
})
