import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../adapters/postgres/database.ts'
import { aCoupon, couponCode } from '../../support/builders/coupon.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { shelfGoods } from '../../support/api/shelf-goods.ts'
import { engines, emptied } from '../../support/postgres-engines.ts'
import { value } from '../../support/outcome.ts'

const BUYERS = 100
const BILLING = {
  first_name: 'Erika', last_name: 'Muster', street: 'Seestrasse', street_number: '1', postcode: '8001', city: 'Zürich', country_code: 'CH',
}

describe.each(engines)('a coupon over HTTP on $name', { timeout: 120_000 }, ({ open }) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  }, 60_000)
  afterAll(() => database.close())

  it('C1 with one use left is used by one of a hundred orders at once, the others are told so', async () => {
    const storage = await emptied(database, { ...shelfGoods, coupons: [aCoupon({ code: 'LAST', usageLimit: 1 })] })
    const app = await openApi(openSmallShop(shelfGoods, storage).useCases)
    const ready = async (_: unknown, buyer: number): Promise<string> => {
      const remoteAddress = `10.1.0.${buyer}`
      const { token_value: token } = (await app.inject({ method: 'POST', url: '/api/carts', payload: {} })).json<{ token_value: string }>()
      const url = `/api/carts/${token}`
      await app.inject({ method: 'POST', url: `${url}/items`, payload: { items: [{ product: { product_id: 2001, option: {} }, quantity: 1 }] } })
      await app.inject({ method: 'PATCH', url, payload: { email: `buyer${buyer}@example.ch` } })
      await app.inject({ method: 'PATCH', url, payload: { billing_address: BILLING, shipping_address: null } })
      await app.inject({ method: 'PUT', url: `${url}/shipping-method`, payload: { shipping_method: 'gls_parcel' } })
      await app.inject({ method: 'PUT', url: `${url}/payment-method`, payload: { payment_method: 'twint' } })
      expect((await app.inject({ method: 'PATCH', url, payload: { coupon_code: 'LAST' }, remoteAddress })).statusCode).toBe(200)
      return token
    }
    const tokens = await Promise.all(Array.from({ length: BUYERS }, ready))
    const answers = await Promise.all(tokens.map((token_value) =>
      app.inject({ method: 'POST', url: '/api/orders', payload: { token_value, terms_accepted: true } })))
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused).toHaveLength(BUYERS - 1)
    expect(new Set(refused.map((one) => `${one.statusCode} ${one.json<{ refusal: { reason: { _tag: string } } }>().refusal.reason._tag}`)))
      .toEqual(new Set(['422 UsageLimitReached']))
    expect((await value(storage.coupons.standing(couponCode('LAST'))))?.uses).toBe(1)
    await app.close()
  })
})
