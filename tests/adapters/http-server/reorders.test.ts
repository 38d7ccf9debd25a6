import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { value } from '../../support/outcome.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { lens, smallCatalogue } from '../../support/api/small-catalogue.ts'
import { cartToken } from '../../support/builders/cart.ts'
import { orderedCookie } from '../../support/cookie-signer.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aProduct } from '../../support/builders/product.ts'
import type { Order } from '../../../domain/order/order.ts'
import { GUEST } from '../../support/commerce.ts'

const gone = aProduct({ id: 9, discontinued: true })
const ORDERS: Readonly<Record<string, Order>> = {
  fine: anOrder({ lines: [aLine({ product: lens })] }),
  pending: anOrder({ token: orderToken('2'), status: 'payment_pending', lines: [aLine({ product: lens })] }),
  empty: anOrder({ token: orderToken('3'), lines: [aLine({ product: gone })] }),
  foreign: anOrder({
    token: orderToken('4'), cartToken: cartToken('foreign'),
    accountId: 'somebody-else' as NonNullable<Order['accountId']>,
    lines: [aLine({ product: lens })],
  }),
}
const base = openSmallShop(smallCatalogue)
const orders = {
  ...base.ports.orders,
  order: (token: Order['token']) => {
    const result = Object.values(ORDERS).find((order) => order.token === token)
    return result === undefined ? base.ports.orders.order(token) : async () => ({ _tag: 'Right' as const, right: result })
  },
}
const shop = openSmallShop(smallCatalogue, { ...base.ports, orders })
let app: FastifyInstance
beforeAll(async () => {
  app = await openApi(shop.commerce)
})
afterAll(() => app.close())

const HERE = orderedCookie(anOrder().cartToken)
const post = (url: string, payload: object, cookie = '') => app.inject({ method: 'POST', url, payload, headers: { cookie } })
const newCart = async () => (await value(shop.commerce.shop(GUEST).cart.createCart({}))).token

describe('reorders over HTTP', () => {
  it('returns what was added, and the cart contains it', async () => {
    const cart = await newCart()
    const reply = await post('/api/reorders', { last_order_token: ORDERS['fine']?.token, cart_token: cart, source: 'link' }, HERE)
    expect(reply.statusCode).toBe(200)
    expect(Object.keys(reply.json()).toSorted()).toEqual(
      [
        'added_trial_products', 'coupon_refusal', 'currency_code', 'found_non_reorderable_products', 'items',
        'not_reorderable', 'switched_products',
      ],
    )
    expect((await value(shop.commerce.shop(GUEST).cart.getCart({ token: cart }))).lines).toHaveLength(1)
  })

  it('refuses for every cause with identical bytes (T8)', async () => {
    const cart = await newCart()
    const signedUp = await post('/api/customers', {
      email: 'bea@example.ch', password: 'sehr7gute-sicht', first_name: 'Bea', last_name: 'Meier',
    })
    const cookie = [HERE, ...signedUp.cookies.map(({ name, value: cookieValue }) => `${name}=${cookieValue}`)].join('; ')
    const send = (token: string | undefined, cart_token: string = cart) =>
      app.inject({
        method: 'POST', url: '/api/reorders',
        payload: { last_order_token: token, cart_token, source: 'link' },
        headers: { cookie },
      })
    const replies = await Promise.all([
      send(orderToken('nobody')), send('short'),
      send(ORDERS['pending']?.token), send(ORDERS['empty']?.token), send(ORDERS['foreign']?.token),
      send(ORDERS['fine']?.token, 'x'), send(ORDERS['fine']?.token, 'nobody________________'),
      post('/api/reorders', { last_order_token: ORDERS['fine']?.token, cart_token: cart, source: 'link' }),
      post('/api/reorders', { last_order_internal_order_id: '1', cart_token: cart, source: 'account' }),
    ])
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([422]))
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(new Set(replies.map(({ headers }) => JSON.stringify({ ...headers, date: '', 'x-request-id': '' }))).size).toBe(1)
    expect((await value(shop.commerce.shop(GUEST).cart.getCart({ token: cart }))).lines).toEqual([])
  })

  it('accepts one order and one of two sources, nothing else', async () => {
    const cart_token = await newCart()
    for (const payload of [
      { cart_token, source: 'link' }, { cart_token, source: 'mail', last_order_token: 'a' }, { source: 'link', last_order_token: 'a' },
      { cart_token, source: 'link', last_order_token: 'a', last_order_internal_order_id: '1' },
      { cart_token, source: 'link', last_order_token: 'a', account_id: 'a' },
    ]) {
      const reply = await post('/api/reorders', payload)
      expect([reply.statusCode, reply.json<{ refusal: { _tag: string } }>().refusal._tag]).toEqual([422, 'Malformed'])
    }
  })

  it('returns interval and day, the same for every address', async () => {
    const items = [{ product_id: 1001, variant_id: '1001', quantity: 1, eye: 'right' }]
    const send = (email: string) => post('/api/reorder-interval', { email, items })
    const [mine, another] = await Promise.all(['erika@example.ch', 'x@example.ch'].map(send))
    expect(mine?.json()).toEqual({ interval: 180, reorder_at: '2026-08-29' })
    expect(another?.body).toBe(mine?.body)
  })
})
