import { describe, expect, it } from 'vitest'
import { refusal, value } from '../../support/outcome.ts'
import { cartToken } from '../../support/builders/cart.ts'
import { clientOf } from './client-of.ts'
import { json } from './recorded-fetch.ts'

const T = cartToken('T')

describe('coupons and miles on the wire', () => {
  it('CC-COUPON-06 applies a coupon by updating the order of the cart with its code alone', async () => {
    const client = clientOf()
    await client.shop.checkout.updateOrder({ token: T, change: { _tag: 'Coupon', code: 'SAVE10' } })()
    expect(client.last()).toMatchObject({ method: 'PATCH', path: `/api/carts/${T}` })
    expect(client.last()?.body).toStrictEqual({ coupon_code: 'SAVE10' })
  })

  it('CC-COUPON-07 removes a coupon by the token of the cart', async () => {
    const client = clientOf()
    await client.shop.checkout.deleteCouponCode({ token: T })()
    expect(client.last()).toMatchObject({ method: 'DELETE', path: `/api/carts/${T}/coupon-code` })
  })

  it('CC-MILES-03 sets the number by updating the order of the cart with it alone', async () => {
    const client = clientOf()
    await client.shop.checkout.updateOrder({ token: T, change: { _tag: 'MilesNumber', number: '999912345678901' } })()
    expect(client.last()).toMatchObject({ method: 'PATCH', path: `/api/carts/${T}` })
    expect(client.last()?.body).toStrictEqual({ miles_and_more_number: '999912345678901' })
  })

  it('CC-MILES-05 removes the number by the token of the cart', async () => {
    const client = clientOf()
    await client.shop.checkout.deleteMilesAndMoreNumber({ token: T })()
    expect(client.last()).toMatchObject({ method: 'DELETE', path: `/api/carts/${T}/miles-and-more-number` })
  })

  it('CC-COUPON-02 reads a response with violations as a refusal, even if its status says otherwise', async () => {
    const client = clientOf(() => json({ violations: [{ message: 'm' }] }))
    expect(await refusal(client.shop.checkout.updateOrder({ token: T, change: { _tag: 'Coupon', code: 'SAVE10' } })))
      .toStrictEqual({ _tag: 'Declined', by: 'violation', text: 'm' })
    expect(client.faults).toStrictEqual([])
  })

  it('CC-COUPON-08 returns the message, or the first violation, or that there was none', async () => {
    const readText = async (body: unknown) =>
    refusal(clientOf(() => json(body, 422)).shop.checkout.updateOrder({ token: T, change: { _tag: 'Coupon', code: 'X' } }))
    expect(await readText({ message: 'A', violations: [{ message: 'B' }] })).toStrictEqual({ _tag: 'Declined', by: 'message', text: 'A' })
    expect(await readText({ violations: [{ message: 'B' }, { message: 'C' }] }))
      .toStrictEqual({ _tag: 'Declined', by: 'violation', text: 'B' })
    expect(await readText({})).toStrictEqual({ _tag: 'Declined', by: 'nothing', text: '' })
    expect(await readText({ message: 'x'.repeat(5000) })).toMatchObject({ text: 'x'.repeat(300) })
  })

  it('CC-MILES-04 AS-MILES-05 saves a customer’s own number with the customer, not with the order', async () => {
    const client = clientOf()
    await client.shop.loyalty.setMilesAndMoreNumber({ number: '999912345678901' })()
    expect(client.last()).toMatchObject({ method: 'PUT', path: '/api/customers/me/miles-and-more-number' })
    expect(client.last()?.body).toStrictEqual({ miles_and_more_number: '999912345678901' })
    await client.shop.loyalty.setMilesAndMoreNumber({ number: '' })()
    expect(client.last()?.body).toStrictEqual({ miles_and_more_number: '' })
  })

  it('CC-MILES-06 AS-MILES-01 AS-MILES-07 requests points by the day of their order, newest first', async () => {
    const client = clientOf()
    await client.shop.loyalty.getMilesAndMorePoints({ page: 2 })()
    expect(client.last()).toMatchObject({ method: 'GET', path: '/api/customers/me/miles-and-more-points' })
    expect(client.last()?.query.get('order[order_created_at]')).toBe('desc')
    expect(client.last()?.query.get('page')).toBe('2')
  })

  it('CC-MILES-07 AS-MILES-07 AS-ENT-23 reads members and their number', async () => {
    const member = { order_number: 'IR-1', order_created_at: '2026-03-02T09:00:00.000Z', points: 90 }
    const client = clientOf(() => json({ 'hydra:member': [member, { ...member, order_number: 'IR-0' }], 'hydra:totalItems': 12 }))
    const { points, total } = await value(client.shop.loyalty.getMilesAndMorePoints({ page: 2 }))
    expect(points).toStrictEqual(['IR-1', 'IR-0'].map((orderNumber) =>
      ({ orderNumber, orderCreatedAt: member.order_created_at, points: 90 })))
    expect(total).toBe(12)
  })
})
