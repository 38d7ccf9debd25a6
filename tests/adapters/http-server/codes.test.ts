import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProblemWire } from '../../../adapters/commerce-api/problem.codec.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { made } from '../../support/builders/made.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await openApi(openSmallShop().commerce)
})
afterAll(() => app.close())

type Cart = {
  readonly token_value: string
  readonly promotion_coupon: unknown
  readonly order_promotion_total: number
  readonly total: number
}

// Each cart comes from a separate address.
let carts = 0
const open = async () => {
  carts += 1
  const remoteAddress = `10.0.${Math.floor(carts / 250)}.${carts % 250}`
  const ask = (injectOptions: InjectOptions) => app.inject({ remoteAddress, ...injectOptions })
  const { token_value: token } = (await ask({ method: 'POST', url: '/api/carts', payload: {} })).json<Cart>()
  const url = `/api/carts/${token}`
  const bottle = { product: { product_id: 2001, option: {} }, quantity: 2 }
  await ask({ method: 'POST', url: `${url}/items`, payload: { items: [bottle] } })
  return { ask, url, patch: (payload: object) => ask({ method: 'PATCH', url, payload }) }
}
const problemOf = (reply: { readonly body: string }) => made(ProblemWire.decode(JSON.parse(reply.body)))

describe('coupons and miles over HTTP', () => {
  it('CC-COUPON-01 CC-COUPON-07 returns the cart with its coupon, and without it again', async () => {
    const { ask, url, patch } = await open()
    expect((await patch({ coupon_code: 'save10' })).json<Cart>()).toMatchObject({
      promotion_coupon: { code: 'SAVE10', reason: null }, order_promotion_total: -900, items_total_before_promotion: 9000,
      items_total: 8100, discount_note: 'Zehn Prozent',
    })
    expect((await ask({ method: 'DELETE', url: `${url}/coupon-code` })).json<Cart>()).toMatchObject({
      promotion_coupon: null, order_promotion_total: 0, items_total: 9000,
    })
  })

  it('CC-COUPON-11 CC-COUPON-14 CC-COUPON-16 CC-COUPON-17 names the reason as a violation of the code', async () => {
    const { ask, url, patch } = await open()
    for (const [code, reason] of [['NOPE', 'DoesNotExist'], ['DRY', 'OtherProductsOnly'], ['RICH', 'BelowMinimum'], ['OLD', 'Expired']]) {
      const reply = await patch({ coupon_code: code })
      expect(reply.statusCode).toBe(422)
      expect(problemOf(reply)).toMatchObject({
        refusal: { _tag: 'CouponRefused', reason: { _tag: reason } }, violations: [{ property_path: 'coupon_code' }],
      })
    }
    expect((await ask({ url })).json<Cart>()).toMatchObject({ promotion_coupon: null, order_promotion_total: 0, total: 9000 })
  })

  it('CC-MILES-12 CC-MILES-13 returns the number, or a violation and the cart unchanged', async () => {
    const { ask, url, patch } = await open()
    expect((await patch({ miles_and_more_number: '999912345678901' })).json()).toMatchObject({ miles_and_more_number: '999912345678901' })
    const reply = await patch({ miles_and_more_number: '99991234567890' })
    expect([reply.statusCode, problemOf(reply).violations.map((one) => one.property_path)]).toStrictEqual([422, ['miles_and_more_number']])
    expect((await ask({ url })).json()).toMatchObject({ miles_and_more_number: '999912345678901' })
    expect((await ask({ method: 'DELETE', url: `${url}/miles-and-more-number` })).json()).toMatchObject({ miles_and_more_number: null })
  })

  it.each([
    'SAVE 10', '\0', 'SAVE10\0', 'SΑVE10', 'x'.repeat(10_000),
    "'", '%', '', '<img src=x>', null, 5, ['SAVE10'], { code: 'SAVE10' },
  ])(
    'C8 rejects %j with 422 and does not echo it', async (coupon_code) => {
      const reply = await (await open()).patch({ coupon_code })
      expect(reply.statusCode).toBe(422)
      const telling = typeof coupon_code === 'string' && coupon_code.length > 4 ? coupon_code : '<script>'
      expect(reply.body).not.toContain(telling)
    },
  )

  const PASTED = ['\u202ASAVE10\u202C', '\u200ESAVE10', '\uFEFF save10\u200B ', 'ＳＡＶＥ１０']
  it.each(PASTED)('H-R05 accepts a pasted code: %j', async (coupon_code) => {
    expect((await (await open()).patch({ coupon_code })).json<Cart>()).toMatchObject({ promotion_coupon: { code: 'SAVE10' } })
  })

  it('M1 accepts no promotion from a client', async () => {
    const { ask, url, patch } = await open()
    for (const forged of [
      { coupon_code: 'SAVE10', order_promotion_total: -9000 }, { promotion_coupon: { code: 'SAVE10' } },
      { coupon_code: 'SAVE10', email: 'a@example.ch' }, { discount_note: 'mine', email: 'a@example.ch' },
    ])
      expect((await patch(forged)).statusCode).toBe(422)
    expect((await ask({ url })).json<Cart>()).toMatchObject({ order_promotion_total: 0, total: 9000, discount_note: null })
  })

  it('C7 F-W17 limits guesses on a cart to ten, of any kind, and says in how many minutes to retry', async () => {
    const { patch } = await open()
    const statuses: number[] = []
    for (let guess = 0; guess < 12; guess += 1) statuses.push((await patch({ coupon_code: `GUESS${guess}` })).statusCode)
    expect(statuses).toStrictEqual([...Array<number>(10).fill(422), 429, 429])
    const late = await patch({ coupon_code: 'SAVE10' })
    expect([late.statusCode, late.headers['retry-after'], problemOf(late).refusal]).toEqual([
      429, '600', { _tag: 'TooManyAttempts', minutes: 10 },
    ])
  })

  it('C7 limits guesses from one address, for any number of carts', async () => {
    const guess = async (ask: Awaited<ReturnType<typeof open>>['ask']) => {
      const { token_value } = (await ask({ method: 'POST', url: '/api/carts', payload: {} })).json<Cart>()
      return (await ask({ method: 'PATCH', url: `/api/carts/${token_value}`, payload: { coupon_code: 'GUESS' } })).statusCode
    }
    const { ask } = await open()
    const statuses: number[] = []
    for (let cart = 0; cart < 35; cart += 1) statuses.push(await guess(ask))
    expect(statuses.filter((status) => status !== 429)).toHaveLength(30)
    expect(statuses.slice(30)).toStrictEqual(Array<number>(5).fill(429))
    expect(await guess((await open()).ask)).not.toBe(429)
  })
})
