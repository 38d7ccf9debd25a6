import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextOrderStatus } from '../../../domain/order/next-order-status.ts'
import { orderMachine, type OrderEvent } from '../../../domain/order/order.machine.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../../domain/order/order.ts'
import { CHANGE_EVENTS } from '../../../domain/order/order-change.ts'
import { machineEdges, restingStates } from '../../support/machine-edges.ts'

const EVENTS = CHANGE_EVENTS.filter((event) => !event.startsWith('refund.')).map((type) => ({ type }) as OrderEvent)

const after = (...events: readonly OrderEvent['type'][]): OrderStatus | undefined =>
  events.reduce<OrderStatus | undefined>((status, type) => status && nextOrderStatus(status, { type }), 'payment_pending')

const walks = fc.array(fc.constantFrom(...EVENTS), { maxLength: 25 })
const statusesAfter = (events: readonly OrderEvent[]): readonly OrderStatus[] =>
  events.reduce<readonly OrderStatus[]>(
    (method, event) => [...method, nextOrderStatus(method.at(-1) ?? 'payment_pending', event) ?? method.at(-1) ?? 'payment_pending'],
    ['payment_pending'],
  )

const LEFT: readonly OrderStatus[] = ['partly_shipped', 'shipped', 'delivered', 'returned']

describe('an order in fulfilment', () => {
  it('has every expected transition and no other', () => {
    expect(restingStates(orderMachine)).toEqual(ORDER_STATUSES.filter((status) => status !== 'cart').toSorted())
    expect(machineEdges(orderMachine, EVENTS)).toMatchInlineSnapshot(`
      [
        "accepted + order.cancelled -> cancelled",
        "accepted + order.packed -> packed",
        "accepted + order.shipped -> shipped",
        "accepted + packing.started -> open",
        "accepted + parcel.shipped -> partly_shipped",
        "cancelled + payment.received -> new",
        "delivered + order.returned -> returned",
        "fulfiller_ready + order.accepted -> accepted",
        "fulfiller_ready + order.cancelled -> cancelled",
        "new + order.accepted -> accepted",
        "new + order.cancelled -> cancelled",
        "new + order.handed_over -> fulfiller_ready",
        "open + order.cancelled -> cancelled",
        "open + order.packed -> packed",
        "open + order.shipped -> shipped",
        "open + parcel.shipped -> partly_shipped",
        "packed + order.cancelled -> cancelled",
        "packed + order.shipped -> shipped",
        "packed + parcel.shipped -> partly_shipped",
        "partly_shipped + order.returned -> returned",
        "partly_shipped + order.shipped -> shipped",
        "partly_shipped + remaining_items.cancelled -> shipped",
        "payment_pending + order.cancelled -> cancelled",
        "payment_pending + order.expired -> cancelled",
        "payment_pending + payment.received -> new",
        "shipped + order.delivered -> delivered",
        "shipped + order.returned -> returned",
      ]
    `)
  })

  it('is paid, accepted, packed, sent and delivered, in parts if necessary', () => {
    expect(after('payment.received', 'order.accepted', 'order.packed', 'order.shipped', 'order.delivered')).toBe('delivered')
    expect(after('payment.received', 'order.handed_over', 'order.accepted', 'packing.started', 'order.packed', 'parcel.shipped')).toBe(
      'partly_shipped')
    expect(after('payment.received', 'order.accepted', 'parcel.shipped', 'parcel.shipped', 'order.shipped')).toBe('shipped')
    expect(after('payment.received', 'order.accepted', 'order.shipped', 'items.returned', 'order.returned')).toBe('returned')
  })

  it('is not sent before it is paid and accepted', () => {
    for (const event of ['order.accepted', 'order.packed', 'parcel.shipped', 'order.shipped', 'order.delivered'] as const)
      expect([event, after(event)]).toEqual([event, undefined])
    expect(after('payment.received', 'order.shipped')).toBeUndefined()
  })

  it('lists its possible events: none for a cart and none for a fully returned order', () => {
    for (const { type } of EVENTS) {
      expect(nextOrderStatus('cart', { type })).toBeUndefined()
      expect(nextOrderStatus('returned', { type })).toBeUndefined()
    }
  })

  it('is never cancelled after a parcel was sent, in any sequence of events', () => {
    fc.assert(fc.property(walks, (events) => {
      const method = statusesAfter(events)
      const left = method.findIndex((status) => LEFT.includes(status))
      expect(left < 0 ? [] : method.slice(left).filter((status) => !LEFT.includes(status))).toEqual([])
    }))
  })

  it('is restored from cancelled by a payment alone', () => {
    for (const event of EVENTS) expect([event.type, nextOrderStatus('cancelled', event)]).toEqual(
      [event.type, event.type === 'payment.received' ? 'new' : undefined])
  })
})
