import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { lens } from '../../support/api/small-catalogue.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { value } from '../../support/outcome.ts'
import { aVisitor } from '../../support/system/visitor.ts'

const PASSWORD = 'sehr7gute-sicht'
type Customer = { readonly customer: { readonly account_id: string } }
type Alarm = { readonly id: number; readonly order_number: string; readonly state: string; readonly reminder_alarm: object }

describe('reminders over HTTP', () => {
  const shop = openSmallShop()
  let app: FastifyInstance
  let url = ''
  let order = 0
  beforeAll(async () => {
    app = await openApi(shop.commerce)
    url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`
  })
  afterAll(() => app.close())

  const customer = async (email: string) => {
    const visitor = aVisitor(url)
    const { body } = await visitor.ask<Customer>('/customers', 'POST', { email, password: PASSWORD, first_name: 'A', last_name: 'K' })
    return { visitor, accountId: body.customer.account_id }
  }

  it('AS-ENT-19 AS-REMIND-08 sends an alarm in the fields of the specification, and its calendar file to its owner only', async () => {
    const anna = await customer('anna@example.ch')
    const bea = await customer('bea@example.ch')
    const { id: _id, ...cart } = aCart({ token: cartToken('1') })
    await value(shop.ports.carts.put(cart))
    const { id } = await value(shop.ports.orders.place(cart.token, (filled, sequence) => E.right({
      order: {
        ...anOrder({ lines: [aLine({ product: lens, eye: 'left' })] }),
        token: orderToken('1'), cartToken: filled.token, id: sequence, accountId: anna.accountId as never,
      },
      reservations: [], mails: [],
    })))
    order = id
    const body = { customer_usage: 7, reminder_date: '2026-06-01', create_location: 'thank_you' }
    const set = await anna.visitor.ask<Alarm>(`/customers/me/orders/${order}/reminder-alarm`, 'PUT', body)
    expect(set.body).toEqual({
      id: expect.any(Number), state: 'waiting', order_number: 'IR-2026-000001',
      reminder_alarm: {
        reminder_email: 'anna@example.ch', create_location: 'thank_you', customer_usage: 7, reminder_date: '2026-06-01',
        order: { id: order, locale_code: 'de', sales_channel: 'iris-web', items: [
          { quantity: 1, variant_representation: expect.stringContaining('Linkes Auge, PWR') },
        ] },
      },
    })
    const calendar = `/customers/me/reminder-alarms/${set.body.id}/calendar.ics`
    const file = await anna.visitor.ask(calendar)
    expect([file.status, file.text]).toEqual([200, expect.stringContaining('DTSTART;VALUE=DATE:20260601')])
    expect((await bea.visitor.ask(calendar)).status).toBe(404)
    expect((await bea.visitor.ask(`/customers/me/reminder-alarms/${set.body.id}`, 'DELETE')).status).toBe(404)
    expect((await aVisitor(url).ask(calendar)).status).toBe(401)
    expect((await anna.visitor.ask(calendar)).status).toBe(200)
  })

  it('AS-REMIND-09 accepts only a number of days of a week as usage', async () => {
    const { visitor } = await customer('carla@example.ch')
    const suggestion = `/customers/me/orders/${order}/reminder-alarm-suggestion`
    for (const usage of [0, 8, 1.5, '3', null])
      expect((await visitor.ask(suggestion, 'POST', { customer_usage: usage })).status).toBe(422)
  })
})
