import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { value } from '../../support/outcome.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { lens } from '../../support/api/small-catalogue.ts'
import { anAddress } from '../../support/builders/address.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { cartLinkToken } from '../../support/builders/cart-link.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { made } from '../../support/builders/made.ts'
import { GUEST } from '../../support/commerce.ts'

const shop = openSmallShop()
let app: FastifyInstance
beforeAll(async () => {
  app = await openApi(shop.commerce)
})
afterAll(() => app.close())

const post = (url: string, payload: object, cookie = '') => app.inject({ method: 'POST', url, payload, headers: { cookie } })
const display = (token: string) => app.inject({ url: `/api/carts/${token}` })
const newCart = async () => (await value(shop.commerce.shop(GUEST).cart.createCart({}))).token

/** All personal data a cart can contain, recognisable wherever it appears. */
const PERSON: Partial<Cart> = {
  email: made(makeEmail('canary-mail@example.ch')),
  billingAddress: anAddress({
    firstName: 'CanaryFirst', lastName: 'CanaryLast', street: 'CanaryStreet',
    phoneNumber: '+41791234567', birthday: '1990-01-02', taxNumber: 'CanaryTax',
  }),
  shippingAddress: { ...anAddress(), recipient: 'CanaryWearer', studioId: 'canary-studio' },
  shippingMethod: 'canary_parcel',
  paymentMethod: 'twint',
  comment: 'CanaryComment',
  coupon: { code: 'CANARYCODE' },
  discountNote: 'CanaryNote',
  milesAndMoreNumber: '992221111111112' as never,
}
const MARKS = ['canary', 'twint', '+4179', '1990-01-02', '99222', 'Musterstrasse']

let turn = 0
/** An abandoned cart with all personal data, and a link to it. */
const leftBehind = async (stated: Partial<Cart> = PERSON) => {
  turn += 1
  const { id: _id, ...cart } = aCart({
    ...stated,
    token: cartToken(`left-${turn}`),
    lines: [aLine({ product: lens, eye: 'right', quantity: 2 })],
    checkoutState: 'payment_selected',
  })
  await value(shop.ports.carts.put(cart))
  const made = await post(`/api/carts/${cart.token}/links`, {})
  expect(made.statusCode).toBe(201)
  return { cart: cart.token, link: made.json<{ token: string }>().token }
}

const signedUp = async (name: string) => {
  const response = await post('/api/customers', {
    email: `${name}@example.ch`, password: 'sehr7gute-sicht', first_name: name, last_name: 'Keller',
  })
  return ([] as unknown[]).concat(response.headers['set-cookie'] ?? []).map((line) => String(line).split(';')[0]).join('; ')
}

describe('a link to a cart over HTTP', () => {
  it('gives a visitor the products without personal data, and the checkout begins at its first step (T7)', async () => {
    const { cart, link } = await leftBehind()
    const [bea, own] = [await signedUp('bea'), await newCart()]
    const replies = await Promise.all([
      post('/api/carts/current', { token: link }),
      post('/api/carts/current', { token: link, latest_cart_token: own }),
      post('/api/carts/current', { token: link }, bea),
      post('/api/carts/merge', { abandoned_cart_token: (await leftBehind()).link, latest_cart_token: await newCart() }, bea),
    ])
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200)
      const body = reply.json<{ token_value: string; checkout_state: string; items: { quantity: number }[] }>()
      expect([body.checkout_state, body.items.map(({ quantity }) => quantity)]).toEqual(['cart', [2]])
      expect(body.token_value).not.toBe(cart)
      for (const text of [reply.body, (await display(body.token_value)).body])
        for (const mark of MARKS) expect(text.toLowerCase()).not.toContain(mark.toLowerCase())
    }
    expect((await display(cart)).body).toContain('canary-mail@example.ch')
  })

  it('shows nothing of what its owner types later', async () => {
    const { cart, link } = await leftBehind({})
    const copy = (await post('/api/carts/current', { token: link })).json<{ token_value: string }>().token_value
    const { checkout } = shop.commerce.shop(GUEST)
    await value(checkout.updateOrder({ token: cart as never, change: { _tag: 'Email', email: 'canary-later@example.ch' } }))
    expect((await display(copy)).body).not.toContain('canary')
  })

  it('AS-CALL-20 opens a cart only by its own path, and is not a cart token', async () => {
    const { cart, link } = await leftBehind()
    expect((await display(link)).statusCode).toBe(404)
    for (const [method, url] of [
      ['PATCH', `/api/carts/${link}`],
      ['DELETE', `/api/carts/${link}/coupon-code`],
      ['POST', `/api/carts/${link}/links`],
    ] as const) {
      const payload = method === 'PATCH' ? { email: 'x@example.ch' } : {}
      expect([url, (await app.inject({ method, url, payload })).statusCode]).toEqual([url, 404])
    }
    const unknown = [
      cart, cartLinkToken('nobody'), '', ' ', 'null', '%', 'x'.repeat(10_000),
      `${link}/`, `${link}\u0000`, null, 1, [link], { link },
    ]
    const responses = await Promise.all(unknown.flatMap((token) => [
      post('/api/carts/current', { token }), post('/api/carts/merge', { abandoned_cart_token: token, latest_cart_token: cart }),
    ]))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 404))
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
    expect((await post('/api/carts/current', {})).statusCode).toBe(422)
    expect((await display(cart)).json<{ items: unknown[] }>().items).toHaveLength(1)
  })

  it('does not open a cart that is ordered, closed or empty', async () => {
    const { cart, link } = await leftBehind()
    expect((await post('/api/carts/merge', { abandoned_cart_token: link, latest_cart_token: await newCart() })).statusCode).toBe(200)
    expect((await post('/api/carts/current', { token: link })).statusCode).toBe(409)
    expect((await post('/api/carts/merge', { abandoned_cart_token: link, latest_cart_token: await newCart() })).statusCode).toBe(409)
    expect((await post(`/api/carts/${cart}/links`, {})).statusCode).toBe(409)
    expect((await post(`/api/carts/${await newCart()}/links`, {})).json()).toMatchObject({ refusal: { _tag: 'CartEmpty' } })
  })

  it('AS-CART-03 merges once for twenty concurrent requests, and never with itself (S11)', async () => {
    const [one, latest] = [await leftBehind(), await newCart()]
    const merged = await Promise.all(
      Array.from({ length: 20 }, () =>
        post('/api/carts/merge', { abandoned_cart_token: one.link, latest_cart_token: latest })),
    )
    expect(merged.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(merged.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
    expect((await display(latest)).json<{ items: { quantity: number }[] }>().items.map(({ quantity }) => quantity)).toEqual([2])
    const self = await leftBehind()
    const before = (await display(self.cart)).json<{ items: unknown }>().items
    expect((await post('/api/carts/merge', { abandoned_cart_token: self.link, latest_cart_token: self.cart })).statusCode).toBe(200)
    expect((await display(self.cart)).json<{ items: unknown }>().items).toEqual(before)
  })

  it('is complete for its owner on every device, also after others open it', async () => {
    const { cart, link } = await leftBehind()
    const anna = await signedUp('anna')
    const taken = (await app.inject({
      method: 'POST', url: '/api/session',
      payload: { email: 'anna@example.ch', password: 'sehr7gute-sicht', cart_token: cart },
      headers: { cookie: anna },
    })).json<{ cart_token: string }>().cart_token
    const at = await app.inject({
      method: 'POST', url: '/api/session', payload: { email: 'anna@example.ch', password: 'sehr7gute-sicht' },
    })
    const elsewhere = ([] as unknown[]).concat(at.headers['set-cookie'] ?? []).map((line) => String(line).split(';')[0]).join('; ')
    await post('/api/carts/merge', { abandoned_cart_token: link, latest_cart_token: await newCart() }, await signedUp('carla'))
    const own = (await post('/api/carts/current', { token: link }, elsewhere)).json<{ token_value: string; items: unknown[] }>()
    expect([own.token_value, own.items.length]).toEqual([taken, 1])
    expect((await display(taken)).statusCode).toBe(404)
    // Another visitor typed it: it was not Anna's.
    expect(JSON.stringify(own)).not.toMatch(/canary-mail|CanaryFirst|CanaryStreet|CanaryWearer|CanaryComment|99222/)
  })
})
