import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carrierOf } from '../../../domain/delivery/carrier.ts'
import { cancelOrder } from '../../../domain/payment/cancel-order.ts'
import { itemsValue } from '../../../domain/order/items-value.ts'
import { markPaid } from '../../../domain/order/mark-paid.ts'
import type { Order } from '../../../domain/order/order.ts'
import { quantitiesWithCustomer, quantitiesToShip } from '../../../domain/order/line-quantities.ts'
import type { LineQuantity } from '../../../domain/order/parcel.ts'
import { paymentDue } from '../../../domain/order/payment-due.ts'
import { addParcel } from '../../../domain/order/ship-parcel.ts'
import { stepOrder } from '../../../domain/order/step-order.ts'
import { cancelRemainingItems, recordReturn } from '../../../domain/order/record-return.ts'
import { milesPointsOf } from '../../../domain/order/earned-points.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'

const NOW = '2026-03-03T10:00:00.000Z'
const RIGHT = aLine({ id: 'right', eye: 'right', quantity: 3 })
const LEFT = aLine({ id: 'left', eye: 'left', quantity: 2, unitPrice: 3333 })
const CHECK = aLine({ id: 'check', category: 'service' })

const accepted = (stated: Parameters<typeof anOrder>[0] = {}): Order =>
  anOrder({ status: 'accepted', lines: [RIGHT, LEFT, CHECK], paidAt: NOW, ...stated })
const packs = (right: number, left: number): readonly LineQuantity[] =>
  [{ lineId: 'right', quantity: right }, { lineId: 'left', quantity: left }].filter(({ quantity }) => quantity > 0)

const sentOrder = (order: Order, some?: readonly LineQuantity[]): Order =>
  made(addParcel(order, some === undefined ? {} : { packs: some }, NOW)).order
const backOf = (order: Order, some: readonly LineQuantity[]): Order => made(recordReturn(order, some)).order

describe('a shipped parcel', () => {
  it('contains everything to be sent unless packs are selected, and never a service', () => {
    const { order, event, parcel } = made(addParcel(accepted(), { tracking: '99.00.123456.12345678' }, NOW))
    expect([order.status, event, order.tracking]).toEqual(['shipped', 'order.shipped', '99.00.123456.12345678'])
    expect(parcel).toEqual({ carrier: 'swisspost', tracking: '99.00.123456.12345678', sentAt: NOW, packs: packs(3, 2) })
    expect(quantitiesToShip(order)).toEqual([])
  })

  it('leaves the rest to be sent, until nothing is left', () => {
    const first = sentOrder(accepted(), packs(1, 2))
    expect([first.status, quantitiesToShip(first)]).toEqual(['partly_shipped', packs(2, 0)])
    const second = sentOrder(first, packs(1, 0))
    const last = sentOrder(second)
    expect([second.status, last.status, last.parcels?.length]).toEqual(['partly_shipped', 'shipped', 3])
  })

  it('is rejected with unavailable, no or fractional packs, and for an order that cannot be shipped', () => {
    const first = sentOrder(accepted(), packs(2, 0))
    for (const [request, refused] of [
      [packs(2, 0), { lineId: 'right', left: 1 }], [[{ lineId: 'left', quantity: 0 }], { lineId: 'left', left: 2 }],
      [[{ lineId: 'left', quantity: 0.5 }], { lineId: 'left', left: 2 }],
        [[{ lineId: 'check', quantity: 1 }], { lineId: 'check', left: 0 }],
      [[...packs(1, 0), ...packs(1, 0)], { lineId: 'right', left: 1 }], [[], { lineId: '', left: 0 }],
    ] as const)
      expect(addParcel(first, { packs: request }, NOW)).toEqual(E.left({ _tag: 'QuantityNotAvailable', ...refused }))
    for (const status of ['payment_pending', 'new', 'fulfiller_ready', 'shipped', 'delivered', 'cancelled', 'returned'] as const)
      expect(addParcel(accepted({ status }), {}, NOW)).toEqual(E.left({ _tag: 'WrongOrderStatus', status }))
    expect(addParcel(sentOrder(accepted()), {}, NOW)).toEqual(E.left({ _tag: 'WrongOrderStatus', status: 'shipped' }))
  })

  it('has a tracking number, a link of the carrier, or none', () => {
    for (const tracking of ['12', 'two words', 'http://plain.example/1', 'javascript:alert(1)', '<b>12345</b>', 'x'.repeat(61)])
      expect([tracking, addParcel(accepted(), { tracking }, NOW)]).toEqual([tracking, E.left({ _tag: 'MalformedTracking' })])
    for (const tracking of ['99.00.123456', 'https://carrier.example/p/1?n=2'])
      expect(made(addParcel(accepted(), { tracking }, NOW)).parcel.tracking).toBe(tracking)
    expect('tracking' in made(addParcel(accepted(), {}, NOW)).order).toBe(false)
  })

  it('uses the carrier of the chosen shipping method unless another one is named', () => {
    expect(['swisspost_a_post_letter', 'registered_letter', 'pickmup', 'quickpac_economy', 'planzer_priority', 'gls', 'dhl',
      'cargo'].map(carrierOf))
      .toEqual(['swisspost', 'swisspost', 'swisspost', 'quickpac', 'planzer', 'gls', 'dhl', 'other'])
    expect(made(addParcel(accepted(), { carrier: 'dhl' }, NOW)).parcel.carrier).toBe('dhl')
  })
})

describe('returned packs', () => {
  it('are at most the shipped ones; the last of them complete the order', () => {
    const sent = sentOrder(accepted())
    const part = backOf(sent, packs(1, 2))
    expect([part.status, quantitiesWithCustomer(part)]).toEqual(['shipped', packs(2, 0)])
    expect(recordReturn(part, packs(3, 0))).toEqual(E.left({ _tag: 'QuantityNotAvailable', lineId: 'right', left: 2 }))
    expect(backOf(part, packs(2, 0)).status).toBe('returned')
    expect(recordReturn(accepted(), packs(1, 0))).toEqual(E.left({ _tag: 'WrongOrderStatus', status: 'accepted' }))
  })

  it('do not complete an order with items still to be sent', () => {
    const back = backOf(sentOrder(accepted(), packs(1, 0)), packs(1, 0))
    expect([back.status, quantitiesToShip(back)]).toEqual(['partly_shipped', packs(2, 2)])
    expect(made(cancelRemainingItems(back)).order)
      .toMatchObject({ status: 'returned', cancelledItems: packs(2, 2), returned: packs(1, 0) })
  })

  it('deduct their points, and reduce an open invoice', () => {
    const products = anOrder({ lines: [RIGHT, LEFT] }).totals
    const open = sentOrder(anOrder({ status: 'accepted', lines: [RIGHT, LEFT], bonusPoints: 216 }))
    const back = backOf(open, packs(1, 1))
    expect([back.reversed, back.bonusPoints]).toEqual([chf(8333), 133])
    expect(paymentDue(back)).toEqual(chf(products.total.cents - 8333))
    expect(markPaid(back, NOW)).toMatchObject({ status: 'shipped', paidAt: NOW, paid: chf(products.total.cents - 8333) })
    expect(paymentDue(backOf(back, packs(2, 1)))).toEqual(chf(0))
    expect('bonusPoints' in backOf(sentOrder(accepted()), packs(1, 0))).toBe(false)
    const miles = { ...back, milesAndMoreNumber: made(makeMilesNumber('999912345678901')) }
    expect(milesPointsOf([miles]).map(({ points }) => points)).toEqual([133])
  })

  it('are refunded exactly what was paid for them, to the cent, in whatever parts they are returned', () => {
    const orders =
      fc.record(
        { right: fc.integer({ min: 1, max: 9 }), left: fc.integer({ min: 1, max: 9 }), discount: fc.integer({ min: 0, max: 5000 }) })
    fc.assert(
      fc.property(orders, fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 3 })), { maxLength: 30 }),
        ({ right, left, discount }, tries) => {
      const lines = [aLine({ id: 'right', quantity: right, unitPrice: 3333 }), aLine({ id: 'left', quantity: left, unitPrice: 1999 })]
      const plain = anOrder({ status: 'shipped', lines, parcels: [{ carrier: 'gls', sentAt: NOW, packs: packs(right, left) }] })
      const totals = { ...plain.totals, orderPromotionTotal: chf(-discount), itemsTotal: chf(plain.totals.itemsTotal.cents - discount) }
      const whole = { ...plain, totals }
      const back = tries.reduce((order, [isRight, quantity]) => {
        const returned = recordReturn(order, [{ lineId: isRight ? 'right' : 'left', quantity }])
        return E.isRight(returned) ? returned.right.order : order
      }, whole as Order)
      expect(itemsValue(whole, packs(right, left))).toEqual(totals.itemsTotal)
      expect((back.reversed ?? chf(0)).cents).toBe(itemsValue(whole, back.returned ?? []).cents)
      expect(back.status === 'returned').toBe(
        (back.reversed ?? chf(0)).cents === totals.itemsTotal.cents && quantitiesWithCustomer(back).length === 0,
      )
    }))
  })
})

describe('the cancelled items of an order', () => {
  it('are all that is left after a first parcel was sent', () => {
    const first = sentOrder(accepted(), packs(1, 1))
    const { order, event, packs: dropped } = made(cancelRemainingItems(first))
    expect([order.status, event, dropped]).toEqual(['shipped', 'remaining_items.cancelled', packs(2, 1)])
    expect(quantitiesToShip(order)).toEqual([])
    expect(cancelRemainingItems(order)).toEqual(E.left({ _tag: 'WrongOrderStatus', status: 'shipped' }))
    expect(cancelRemainingItems(accepted())).toEqual(E.left({ _tag: 'WrongOrderStatus', status: 'accepted' }))
  })
})

describe('a fulfilment step of an order', () => {
  it('records when it was delivered, and is rejected out of sequence', () => {
    expect(made(stepOrder(sentOrder(accepted()), 'deliver', NOW))).toMatchObject({ order: { status: 'delivered', deliveredAt: NOW } })
    expect(stepOrder(accepted(), 'accept', NOW)).toEqual(E.left({ _tag: 'WrongOrderStatus', status: 'accepted' }))
  })
})

describe('an order that the shop cancels', () => {
  it('F-M03: is cancelled in the name of the shop with its open attempts, until a parcel was sent', () => {
    for (const status of ['payment_pending', 'new', 'fulfiller_ready', 'accepted', 'open', 'packed'] as const)
      expect(made(cancelOrder(accepted({ status }), [aPayment(), aPayment({ id: paymentId('2'), status: 'paid' })]))).toMatchObject({
        order: { status: 'cancelled', cancelledBy: 'shop' }, payments: [{ status: 'expired' }, { status: 'paid' }],
      })
    for (const status of ['partly_shipped', 'shipped', 'delivered', 'cancelled', 'returned'] as const)
      expect(cancelOrder(accepted({ status }), [])).toEqual(E.left({ _tag: 'WrongOrderStatus', status }))
  })
})
