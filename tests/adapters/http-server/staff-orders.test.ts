import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeCommerce, type Commerce } from '../../../application/commerce/commerce.ts'
import type { Order } from '../../../domain/order/order.ts'
import { openApi } from '../../support/api/open-api-shop.ts'
import { openCommerce, GUEST, everyUseCase } from '../../support/commerce.ts'
import { value } from '../../support/outcome.ts'
import { checkOutTo, LENS, lensItem, usualCatalogue } from '../../support/purchase.ts'
import { requestBackOffice, signedInAs } from '../../support/staff/back-office.ts'

const shop = openCommerce(usualCatalogue())
const HERE = { publicUrl: 'https://iris.example', locale: 'de' } as const
let app: FastifyInstance
let commerce: Commerce
beforeAll(async () => {
  commerce = makeCommerce(shop.deps)
  app = await openApi(commerce)
})
afterAll(() => app.close())

const now = () => shop.clock.now()
const paid = async (): Promise<Order> => {
  const { token, totals } = await checkOutTo(shop, 'payment', { items: [lensItem({ quantity: 3 })], method: 'visa' })
  const order = await value(shop.placeCartOrder(token, { termsAccepted: true, expectedTotal: totals.total }))
  await value(shop.createPayment({ ...GUEST, ...HERE }, { token: order.token }))
  await value(shop.recordNotice(shop.paymentProvider.notice(shop.paymentProvider.attempts().at(-1)!, 'paid')))
  return order
}

type Change = { readonly event: string; readonly name: string | null; readonly note: string | null }

describe('orders in the staff API', () => {
  it('Y14 are found, packed, shipped in parts, returned in part and refunded, each with the name of the employee', async () => {
    const order = await paid()
    const { ask } = await signedInAs(app, { ports: shop.deps, now }, 'omar', ['orders'])
    const result = await ask('GET', `/orders?state=new&text=${encodeURIComponent(order.number.toLowerCase())}`)
    expect(result.body).toMatchObject({ 'hydra:member': [{ number: order.number, state: 'new' }], 'hydra:totalItems': 1, pages: 1 })
    const on = `/orders/${order.number}`
    const line = order.lines.find(({ productId }) => productId === LENS.id)?.id
    await ask('POST', `${on}/steps`, { key: 'accepting', step: 'accept' })
    await ask('POST', `${on}/steps`, { key: 'packing-1', step: 'pack', note: 'Box 4, paid by 4242_4242_4242_4242' })
    const part = await ask('POST', `${on}/parcels`, { key: 'parcel-01', tracking: '99.00.123', items: [{ item_id: line, quantity: 2 }] })
    expect(part.body).toMatchObject({ order: { state: 'partly_shipped' } })
    const again = await ask('POST', `${on}/parcels`, { key: 'parcel-01', tracking: '99.00.123', items: [{ item_id: line, quantity: 2 }] })
    expect((again.body['order'] as { parcels: unknown[] }).parcels).toHaveLength(1)
    await ask('POST', `${on}/parcels`, { key: 'parcel-02', carrier: 'dhl' })
    await ask('POST', `${on}/steps`, { key: 'arrived-1', step: 'deliver' })
    await ask('POST', `${on}/returns`, { key: 'return-01', items: [{ item_id: line, quantity: 1 }], is_sellable: true })
    const refunded = await ask('POST', `${on}/refunds`, { key: 'refund-01', amount: { value: 1000, currency: 'CHF' } })
    expect([refunded.status, refunded.body['refunds']])
      .toMatchObject([200, [{ state: 'requested', amount: { value: 1000 }, by_transfer: false }]])
    const { changes } = (await ask('GET', on)).body as { readonly changes: readonly Change[] }
    expect(changes.map(({ event, name }) => [event, name])).toEqual([
      ['payment.received', null], ['order.accepted', 'omar'], ['order.packed', 'omar'], ['parcel.shipped', 'omar'],
      ['order.shipped', 'omar'], ['order.delivered', 'omar'], ['items.returned', 'omar'], ['refund.requested', 'omar'],
    ])
    // Y14: a card number in a text field.
    expect(changes.map(({ note }) => note)).toContain('Box 4, paid by •••• 4242')
    expect((await value(shop.showOrderFile(order.number))).order.status).toBe('delivered')
  })

  it('are unchanged by an invalid transition, which is rejected', async () => {
    const order = await paid()
    const { ask } = await signedInAs(app, { ports: shop.deps, now }, 'nora', ['orders'])
    const on = `/orders/${order.number}`
    expect((await ask('POST', `${on}/steps`, { key: 'too-early', step: 'deliver' })).body).toMatchObject({ status: 409 })
    expect((await ask('POST', `${on}/refunds`, { key: 'too-much', amount: { value: 9_999_999, currency: 'CHF' } })).status).toBe(422)
    expect((await ask('POST', `${on}/transfers`, { key: 'not-due-1', amount: { value: 1, currency: 'CHF' } })).status).toBeGreaterThan(400)
    expect((await ask('POST', '/orders/IR-2026-999999/remaining-items/cancellation', { key: 'nothing-1' })).status).toBe(404)
    expect((await ask('POST', `${on}/steps`, { key: 'short', step: 'pack' })).status).toBe(422)
    expect((await value(shop.showOrderFile(order.number))).changes.map(({ event }) => event)).toEqual(['payment.received'])
  })

  it('a second token is created if the response with the first was lost: both are listed, and both can be revoked', async () => {
    const { ask } = await signedInAs(app, { ports: shop.deps, now }, 'mia', ['all'])
    const make = () => ask('POST', '/me/tokens', { name: 'print station', roles: ['orders'], days: 1 })
    await make()
    const program = requestBackOffice(app, { token: String((await make()).body['token']) })
    type Listed = { readonly 'hydra:member': readonly { readonly id: string }[] }
    const listed = async () => ((await ask('GET', '/me/tokens')).body as Listed)['hydra:member'].map(({ id }) => id)
    const ids = await listed()
    expect([new Set(ids).size, (await program('GET', '/orders')).status]).toEqual([2, 200])
    for (const id of ids) expect((await ask('DELETE', `/me/tokens/${id}`)).status).toBeLessThan(300)
    expect([await listed(), (await program('GET', '/orders')).status]).toEqual([[], 401])
  })

  it('are open to a program within the scope of its token, and not to disabled staff', async () => {
    const { ask, person } = await signedInAs(app, { ports: shop.deps, now }, 'lea', ['all'])
    const made = await ask('POST', '/me/tokens', { name: 'print station', roles: ['orders'], days: 1 })
    const program = requestBackOffice(app, { token: String(made.body['token']) })
    expect((await program('GET', '/orders')).status).toBe(200)
    expect((await program('POST', '/coupons/X/end', {})).status).toBe(403)
    expect((await program('GET', '/members')).status).toBe(403)
    await value(everyUseCase(shop.deps).addStaff('test',
      { email: 'eve@iris.example', name: 'eve', roles: ['all'], password: 'gut-gehuetet-6' }))
    expect((await ask('PUT', `/members/${person.id}/access`, { is_disabled: true })).status).toBe(200)
    expect((await ask('GET', '/orders')).status).toBe(401)
    expect((await program('GET', '/orders')).status).toBe(401)
  })
})
