import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../adapters/commerce-api/operations/operations.ts'
import { openSettableClock } from '../../adapters/memory/shop/settable-clock.ts'
import type { Database } from '../../adapters/postgres/database/database.ts'
import { makeOrderToken } from '../../domain/order/order-token.ts'
import { made } from '../support/builders/made.ts'
import { value } from '../support/outcome.ts'
import { goodBodyOf } from '../support/api/good-bodies.ts'
import { askFrom } from '../support/holds/ask-from.ts'
import { openListeningShop, type ListeningShop } from '../support/holds/open-listening-shop.ts'
import { readyCart } from '../support/holds/ready-carts.ts'
import { engines } from '../support/postgres-engines.ts'
import { lensItem, usualGoods } from '../support/purchase.ts'

const EMAIL = 'erika@example.ch'
/** A name, a street, a mailbox, a lens value: none of it is a stranger's business. */
const PERSONAL = /erika|muster|example\.ch|strasse|weg |-2\.25|"postcode"|"last_name"/i
const DAY = 24 * 3_600_000

describe.each(engines)('what the link to an order opens, on $name', { timeout: 120_000 }, ({ open }) => {
  let database: Database
  let shop: ListeningShop
  const clock = openSettableClock(new Date('2026-03-02T09:00:00Z'))
  beforeAll(async () => { database = await open() }, 60_000)
  afterAll(() => database.close())
  beforeEach(async () => {
    await shop?.close()
    shop = await openListeningShop(database, usualGoods(), { clock })
    return () => shop.close()
  })

  const ask = async (cookie: string, path: string, method = 'GET', body?: unknown) => {
    const answer = await fetch(`${shop.url}${path}`, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() }
  }
  const ordered = async () => {
    const cart = await readyCart(shop, { items: [lensItem()] })
    const { total: { cents, currency } } = cart.totals
    const placed = await ask('', '/orders', 'POST', {
      token_value: cart.token, terms_accepted: true, expected_total: { value: cents, currency },
    })
    const token = (JSON.parse(placed.text) as { readonly token_value: string }).token_value
    return { cart: cart.token, token, placed, browser: placed.cookies.map((line) => line.split(';')[0]).join('; ') }
  }

  it('F-I04 is the whole order for the browser that ordered it, by a cookie no script can read', async () => {
    const { token, placed, browser } = await ordered()
    expect(placed.cookies.filter((line) => line.startsWith('vsf-ordered='))).toEqual([expect.stringMatching(/; HttpOnly$/)])
    const own = await ask(browser, `/orders/by-token/${token}`)
    expect([own.status, own.text.includes(EMAIL)]).toEqual([200, true])
  })

  it('F-I04 is neither a person nor a lens value for anybody else, and nothing after thirty days', async () => {
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

  it('F-I04 is opened by e-mail and postcode together, and by no guessing', async () => {
    const { token } = await ordered()
    const { billingAddress: { postcode } } = await value(shop.ports.orders.order(made(makeOrderToken(token))))
    const proof = `/orders/by-token/${token}/proof`
    const opened = await ask('', proof, 'POST', { email: EMAIL.toUpperCase(), postcode })
    expect(opened.status).toBe(200)
    const cookie = opened.cookies.map((line) => line.split(';')[0]).join('; ')
    expect((await ask(cookie, `/orders/by-token/${token}`)).status).toBe(200)
    const statuses: number[] = []
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await ask('', proof, 'POST', { email: EMAIL, postcode: `${1000 + guess}` })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 429, 429])
  })

  it('H-K09 stays open to its buyer after a stranger has guessed in another network as often as they could', async () => {
    const { token } = await ordered()
    const { billingAddress: { postcode } } = await value(shop.ports.orders.order(made(makeOrderToken(token))))
    const proof = `${shop.url}/orders/by-token/${token}/proof`
    const stranger = askFrom('127.0.9.1')
    for (let guess = 0; guess < 8; guess += 1) await stranger(proof, 'POST', { email: EMAIL, postcode: `${1000 + guess}` })
    expect((await stranger(proof, 'POST', { email: EMAIL, postcode }))?.status).toBe(429)
    expect((await ask('', `/orders/by-token/${token}/proof`, 'POST', { email: EMAIL, postcode })).status).toBe(200)
  })

  it('H-S03 is not had for ordering its cart once more, but by the browser whose answer was lost', async () => {
    const { cart, token, browser } = await ordered()
    const again = (cookie: string, body: object = {}) => ask(cookie, '/orders', 'POST', { token_value: cart, ...body })
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

  it('F-I07 the token of a cart that was ordered tells nobody’s name, mailbox or lens values any more', async () => {
    const { cart } = await ordered()
    for (const operation of Object.values(OPERATIONS)) {
      if (!operation.path.startsWith('/api/carts/{token}')) continue
      const path = operation.path.replace('/api', '').replace('{token}', cart).replace('{item_id}', '1')
      const heard = await ask('', path, operation.method, operation.method === 'GET' ? undefined : (goodBodyOf(operation) ?? {}))
      expect([operation.name, PERSONAL.exec(heard.text)?.[0]]).toEqual([operation.name, undefined])
    }
    const link = await ask('', `/carts/${cart}/links`, 'POST', {})
    expect(link.status).toBeGreaterThanOrEqual(400)
  })
})
