import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCommerce } from '../../../application/commerce/commerce.ts'
import type { Order } from '../../../domain/order/order.ts'
import { openApi } from '../../support/api/open-api-shop.ts'
import { openCommerce } from '../../support/commerce.ts'
import { placeOrder, usualCatalogue } from '../../support/purchase.ts'

const shop = openCommerce(usualCatalogue())
let app: FastifyInstance
beforeAll(async () => {
  app = await openApi(makeCommerce(shop.deps))
})
afterAll(() => app.close())

const pay = ({ token }: Order, payload: object) => app.inject({ method: 'POST', url: `/api/orders/by-token/${token}/payments`, payload })

describe('payment methods without the provider', () => {
  it('CC-PAY-12 open nothing there: an order paid in advance has no payment page', async () => {
    const reply = await pay(await placeOrder(shop, 'prepayment'), {})
    expect([reply.statusCode, reply.json()]).toEqual([201, { redirect: null }])
    expect(shop.paymentProvider.attempts()).toEqual([])
  })

  it('CC-PAY-12 open nothing there for an invoice, and a page for a card', async () => {
    const order = await placeOrder(shop, 'visa')
    const refused = await pay(order, { payment_method: 'invoice' })
    expect(refused.statusCode).toBe(422)
    expect(shop.paymentProvider.attempts()).toEqual([])
    await pay(order, { payment_method: 'visa' })
    expect(shop.paymentProvider.attempts().map(({ method }) => method)).toEqual(['visa'])
  })
})
