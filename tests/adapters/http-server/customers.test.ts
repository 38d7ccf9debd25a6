import { someSettings } from '../../support/builders/shop-settings.ts'
import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { apiTexts } from '../../../adapters/composition/server/api-texts.ts'
import { makeHttpShop } from '../../../adapters/http-client/http-shop.ts'
import type { HttpRequest } from '../../../adapters/http-client/transport.ts'
import { makeSessionToken } from '../../../domain/identity/session.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { refusalMessage } from '../../../ui/messages/refusal-message.ts'
import refusals from '../../../ui/messages/refusals.json' with { type: 'json' }
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { value } from '../../support/outcome.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', first_name: 'Anna', last_name: 'Keller' }
const BEA = { ...ANNA, email: 'bea.meier@example.ch', first_name: 'Bea' }

let shop: ReturnType<typeof openSmallShop>
let app: FastifyInstance

beforeEach(async () => {
  shop = openSmallShop()
  app = await openApi(shop.commerce)
})
afterEach(() => app.close())

const cookieOf = (lines: unknown): string => ([] as unknown[]).concat(lines ?? []).map((line) => String(line).split(';')[0]).join('; ')

const send = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, cookie?: string) => {
  const injectOptions: InjectOptions = {
    method,
    url: `${url}${url.includes('?') ? '&' : '?'}locale=en`,
    ...(payload === undefined ? {} : { payload }),
    headers: cookie === undefined ? {} : { cookie },
  }
  const response = await app.inject(injectOptions)
  const body = /json/.test(String(response.headers['content-type'])) ? response.json<unknown>() : {}
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: body as Record<string, unknown>,
    cookies: response.headers['set-cookie'],
  }
}

const signUp = async (who = ANNA) => {
  await send('POST', '/api/customers', who)
  await completeEmailLink(shop.ports, who)
  const { body, cookies } = await send('POST', '/api/session', { email: who.email, password: who.password })
  return { cookie: cookieOf(cookies), accountId: (body as unknown as { customer: { account_id: string } }).customer.account_id }
}

/** Adds orders of these days to a customer's history. */
const ordered = async (accountId: string, ...days: readonly string[]): Promise<void> => {
  for (const day of days) {
    const name = `${accountId.slice(0, 4)}-${day}`
    const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: [aLine()], checkoutState: 'payment_selected' })
    await value(shop.ports.carts.put(cart))
    await value(shop.ports.orders.place(cart.token, (filled, id) =>
      E.right({
        order: anOrder({
          token: orderToken(name), cartToken: filled.token, id, number: `IR-2026-${id}`,
          accountId: accountId as never,
          createdAt: `${day}T09:00:00.000Z`,
          milesAndMoreNumber: made(makeMilesNumber('999912345678901')),
        }),
        reservations: [], mails: [],
      })))
  }
}

describe('a customer over HTTP', () => {
  it('gets a session that no script can read, a new one at each sign-in, and never one chosen by the client', async () => {
    const { cookies } = await send('POST', '/api/customers', ANNA)
    const [, session = '', mark = ''] = cookies as unknown as string[]
    expect(session).toMatch(/^access_token=[A-Za-z0-9_-]{43,64}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/)
    expect(mark).toMatch(/^vsf-signed-in=\d{13}; /)
    const chosen = `access_token=${'x'.repeat(44)}`
    const again = await send('POST', '/api/session', { email: ANNA.email, password: ANNA.password }, chosen)
    expect(again.status).toBe(200)
    expect(cookieOf(again.cookies)).not.toContain('xxxx')
    expect((await send('GET', '/api/customers/me', undefined, chosen)).status).toBe(401)
    const rotated = await send('POST', '/api/session', { email: ANNA.email, password: ANNA.password }, cookieOf(cookies))
    expect((await send('GET', '/api/customers/me', undefined, cookieOf(cookies))).status).toBe(401)
    expect((await send('GET', '/api/customers/me', undefined, cookieOf(rotated.cookies))).status).toBe(200)
    await send('DELETE', '/api/session', undefined, cookieOf(rotated.cookies))
    expect((await send('GET', '/api/customers/me', undefined, cookieOf(rotated.cookies))).status).toBe(401)
  })

  it('CC-CALL-15 gets only own orders, newest first, with their number; a guest gets 401', async () => {
    const [anna, bea] = [await signUp(), await signUp(BEA)]
    await ordered(anna.accountId, '2026-01-10', '2026-03-10', '2026-02-10')
    await ordered(bea.accountId, '2026-03-11')
    const { status, body, headers } = await send('GET', '/api/customers/me/orders?page=1&order[created_at]=desc', undefined, anna.cookie)
    expect([status, headers['cache-control'], body['hydra:totalItems']]).toEqual([200, 'no-store', 3])
    expect((body['hydra:member'] as { created_at: string }[]).map((one) => one.created_at.slice(5, 7))).toEqual(['03', '02', '01'])
    expect((await send('GET', '/api/customers/me/orders')).status).toBe(401)
  })

  it('F-I16 gets the same list for any other parameter, as the OpenAPI description says of every operation', async () => {
    const anna = await signUp()
    await ordered(anna.accountId, '2026-01-10', '2026-03-10')
    const plain = await send('GET', '/api/customers/me/orders?page=1', undefined, anna.cookie)
    for (const more of ['&unknown=1', '&order[total]=asc', '&account_id=x', '&page[]=2', '&__proto__=1']) {
      const { text } = await send('GET', `/api/customers/me/orders?page=1${more}`, undefined, anna.cookie)
      expect([more, text]).toEqual([more, plain.text])
    }
    const described = (await app.inject({ url: '/api/openapi.json' })).json<{ readonly info: { readonly description: string } }>()
    expect(described.info.description).toContain('Query parameters that an operation does not name are ignored everywhere')
    for (const { name, method, path } of Object.values(OPERATIONS)) {
      if (method !== 'GET' || path.includes('{')) continue
      const response = await send('GET', `${path}?`, undefined, anna.cookie)
      const more = await send('GET', `${path}?utm_unknown=1`, undefined, anna.cookie)
      expect([name, more.status]).toEqual([name, response.status])
    }
  })

  it('lists own orders from page one if no page is named, and rejects an invalid page', async () => {
    const anna = await signUp()
    await ordered(anna.accountId, '2026-01-10')
    const listed = (page: string) => send('GET', `/api/customers/me/orders?page=${page}`, undefined, anna.cookie)
    const find = async (page: string): Promise<number> => ((await listed(page)).body['hydra:member'] as unknown[]).length
    expect(await Promise.all(['', '1', '2'].map(find))).toEqual([1, 1, 0])
    const unread = ['0', '-1', '2.0', '0x10', '1e1', '%202', 'abc', '9007199254740991']
    expect(await Promise.all(unread.map(async (page) => (await listed(page)).status))).toEqual(unread.map(() => 422))
  })

  it('CC-MILES-07 gets own points as members with their number, newest first', async () => {
    const [anna, bea] = [await signUp(), await signUp(BEA)]
    await ordered(anna.accountId, '2026-01-10', '2026-03-10', '2026-02-10')
    await ordered(bea.accountId, '2026-03-11')
    const { body } = await send('GET', '/api/customers/me/miles-and-more-points?order[order_created_at]=desc', undefined, anna.cookie)
    expect(body['hydra:totalItems']).toBe(3)
    expect((body['hydra:member'] as { order_created_at: string }[]).map((one) => one.order_created_at.slice(5, 7)))
      .toEqual(['03', '02', '01'])
  })

  it('CC-CALL-17 CC-ROLE-05 gets the same 404 for a foreign id and an unknown one', async () => {
    const [anna, bea] = [await signUp(), await signUp(BEA)]
    await ordered(anna.accountId, '2026-01-10')
    const own = await send('GET', '/api/customers/me/orders/1', undefined, anna.cookie)
    expect([own.status, own.body['id']]).toEqual([200, 1])
    const responses = await Promise.all(
      ['1', '999', '0', '-1', '1e0', '01', '1%00', 'IR-2026-1', '99999999999', encodeURIComponent(orderToken('x'))].map((id) =>
        send('GET', `/api/customers/me/orders/${id}`, undefined, bea.cookie)),
    )
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404))
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
    expect(responses[0]?.body['refusal']).toEqual({ _tag: 'NotFound', what: 'order' })
  })

  it('CC-ROLE-04 CC-ROLE-05 gets nothing more by claiming to be staff or another customer', async () => {
    const [anna, bea] = [await signUp(), await signUp(BEA)]
    await ordered(anna.accountId, '2026-01-10')
    for (const extra of [
      { roles: ['admin'] }, { is_staff: true }, { account_id: anna.accountId }, { customer_id: 1 },
      { email_verified: true }, { bonus_points: 9 }, { created_at: '2020-01-01' }, { brand: 'mrlens' },
    ]) {
      expect((await send('POST', '/api/customers', { ...BEA, email: 'x@example.ch', ...extra })).status).toBe(422)
      expect((await send('POST', '/api/session', { email: BEA.email, password: BEA.password, ...extra })).status).toBe(422)
    }
    for (const path of [
      '/api/customers/me/orders/1',
      `/api/customers/me/orders/1?account_id=${anna.accountId}`,
      '/api/customers/me/documents/invoice-1',
    ])
      for (const headers of [{}, { 'x-staff': '1', 'x-forwarded-user': 'admin', authorization: `Bearer ${anna.accountId}` }]) {
        const response = await app.inject({
          url: path,
          headers: { cookie: `${bea.cookie}; vsf-referer=staff.example; account_id=${anna.accountId}`, ...headers },
        })
        expect([path, response.statusCode]).toEqual([path, 404])
      }
  })

  it('CC-ERR-17 gets this text for a search without documents, and the same for a foreign and a missing one', async () => {
    const [anna, bea] = [await signUp(), await signUp(BEA)]
    await ordered(anna.accountId, '2026-01-10')
    const none = await send('POST', '/api/customers/me/documents', { documents: [] }, anna.cookie)
    expect([none.status, none.body['refusal'], 'result' in none.body]).toEqual([422, { _tag: 'NoDocuments' }, false])
    expect(refusals[refusalMessage({ _tag: 'NoDocuments' }).id as 'error.no_documents'].en).toBe('No documents found')
    expect([none.body['code'], none.text.includes('urls')]).toEqual([422, false])
    const spoken = await openApi(shop.commerce, { words: apiTexts() })
    for (const [locale, message] of [['en', 'No documents found'], ['de', 'Keine Dokumente gefunden']]) {
      const url = `/api/customers/me/documents?locale=${locale}`
      const refused = await spoken.inject({ method: 'POST', url, payload: { documents: [] }, headers: { cookie: anna.cookie } })
      expect([refused.statusCode, refused.json<object>()]).toEqual([
        422, expect.objectContaining({ code: 422, message, message_key: 'error.no_documents' }),
      ])
    }
    await spoken.close()
    const own = await send('POST', '/api/customers/me/documents', { documents: ['invoice-1'] }, anna.cookie)
    expect(own.body['result']).toEqual({ urls: ['/api/customers/me/documents/invoice-1'] })
    for (const documents of [['invoice-1'], ['invoice-7'], ['../1'], ['invoice-1', 'invoice-9']])
      expect((await send('POST', '/api/customers/me/documents', { documents }, bea.cookie)).status).toBe(404)
    const invoice = await send('GET', '/api/customers/me/documents/invoice-1', undefined, anna.cookie)
    expect([invoice.status, invoice.text.includes('Rechnung IR-2026-1')]).toEqual([200, true])
    expect((await send('GET', '/api/customers/me/documents/invoice-1', undefined, bea.cookie)).status).toBe(404)
    expect((await send('GET', '/api/customers/me/documents/invoice-1')).status).toBe(401)
  })

  it('CC-CALL-20 is distinguished as new or known, and a guest gets nothing', async () => {
    const [anna, bea] = [await signUp(), await signUp(BEA)]
    await ordered(anna.accountId, '2026-01-10')
    const [order] = await value(shop.ports.history.all(anna.accountId as never))
    const lastPaymentQuery = { order_total: { value: 100, currency: 'CHF' }, price_channel: 'iris-ch', items: [], tags: ['internal'] }
    const lastPayment = async (cookie?: string) => (await send('POST', '/api/customers/me/last-payment', lastPaymentQuery, cookie)).body
    expect(await lastPayment(anna.cookie)).toEqual({ last_payment_method: order?.paymentMethod, invoice_allowed: false })
    expect(await lastPayment(bea.cookie)).toEqual({ last_payment_method: null, invoice_allowed: false })
    expect(await lastPayment()).toEqual({ last_payment_method: null, invoice_allowed: false })
  })
})

describe('the storefront’s requests about orders', () => {
  const recordedRequests = (response: unknown) => {
    const sent: HttpRequest[] = []
    const shop = makeHttpShop({
      shop: someSettings({ salesChannel: 'iris' }),
      transport: (request) => {
        sent.push(request)
        return TE.right(response)
      },
      locale: () => 'de',
      log: (fault) => { throw new Error(JSON.stringify(fault)) },
    })
    return { sent, shop }
  }
  const wireOrder = async (accountId: string, cookie: string) => {
    await ordered(accountId, '2026-01-10')
    return (await send('GET', '/api/customers/me/orders/1', undefined, cookie)).body
  }

  it('CC-CALL-14 CC-CALL-16 sort the history by day, read its members and their number, and request an order by its id', async () => {
    const anna = await signUp()
    const order = await wireOrder(anna.accountId, anna.cookie)
    const history = recordedRequests({ 'hydra:member': [order], 'hydra:totalItems': 23 })
    const { orders, total } = await value(history.shop.order.listOrders({ page: 2 }))
    expect(decodeURIComponent(history.sent[0]?.path ?? '')).toContain('order[created_at]=desc')
    expect(history.sent[0]?.path).toContain('page=2')
    expect([orders.map(({ id }) => id), total]).toEqual([[1], 23])
    const single = recordedRequests({ ...order, id: 42 })
    expect((await value(single.shop.order.getOwnOrder({ id: 42 }))).id).toBe(42)
    expect(single.sent[0]?.path).toContain(`${OPERATIONS.getOwnOrder.path.replace('{order_id}', '42')}?`)
  })

  it('CC-CALL-18 ask for the last payment with addresses, both with the e-mail, total, channel, items and tags', async () => {
    const { sent, shop: { payment } } = recordedRequests({ last_payment_method: 'twint', invoice_allowed: true })
    const cart = aCart({
      lines: [aLine({ quantity: 2 as never })],
      email: made(makeEmail('anna@example.ch')),
      billingAddress: anAddress(), shippingAddress: anAddress(),
    })
    expect(await value(payment.getLastPayment({ cart, lastOrderDate: '2026-01-10' })))
      .toEqual({ lastPaymentMethod: 'twint', invoiceAllowed: true })
    const [line] = cart.lines
    expect(sent[0]?.body).toMatchObject({
      billing_address: { email: 'anna@example.ch', last_name: cart.billingAddress?.lastName },
      shipping_address: { email: 'anna@example.ch' },
      order_total: { value: cart.totals.total.cents, currency: 'CHF' },
      price_channel: cart.priceChannel,
      items: [{
        catalog: 'iris', variant_representation: { product_id: line?.productId },
        quantity: 2, price: { value: line?.unitPrice.cents, currency: 'CHF' },
      }],
      last_order_date: '2026-01-10',
      tags: [],
    })
  })

  it('CC-CALL-21 read the addresses of documents', async () => {
    const { sent, shop: { order } } = recordedRequests({ result: { urls: ['/api/customers/me/documents/inv1'] } })
    expect(await value(order.getDocuments({ documents: ['inv1'] }))).toEqual(['/api/customers/me/documents/inv1'])
    expect(sent[0]?.body).toEqual({ documents: ['inv1'] })
  })
})

it('an invalid session token is rejected', () => {
  for (const text of ['', 'x', 'x'.repeat(42), 'x'.repeat(65), null, undefined, 7, ['x'.repeat(43)], `${'x'.repeat(43)}\u0000`])
    expect(E.isLeft(makeSessionToken(text))).toBe(true)
})
