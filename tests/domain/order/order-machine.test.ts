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
        "accepted + order.sent -> shipped",
        "accepted + packing.begun -> open",
        "accepted + parcel.sent -> partly_shipped",
        "cancelled + money.came -> new",
        "delivered + order.returned -> returned",
        "fulfiller_ready + order.accepted -> accepted",
        "fulfiller_ready + order.cancelled -> cancelled",
        "new + order.accepted -> accepted",
        "new + order.cancelled -> cancelled",
        "new + order.handed_over -> fulfiller_ready",
        "open + order.cancelled -> cancelled",
        "open + order.packed -> packed",
        "open + order.sent -> shipped",
        "open + parcel.sent -> partly_shipped",
        "packed + order.cancelled -> cancelled",
        "packed + order.sent -> shipped",
        "packed + parcel.sent -> partly_shipped",
        "partly_shipped + order.returned -> returned",
        "partly_shipped + order.sent -> shipped",
        "partly_shipped + rest.dropped -> shipped",
        "payment_pending + money.came -> new",
        "payment_pending + order.cancelled -> cancelled",
        "payment_pending + order.given_up -> cancelled",
        "shipped + order.delivered -> delivered",
        "shipped + order.returned -> returned",
      ]
    `)
  })

  it('is paid, accepted, packed, sent and delivered, in parts if necessary', () => {
    expect(after('money.came', 'order.accepted', 'order.packed', 'order.sent', 'order.delivered')).toBe('delivered')
    expect(after('money.came', 'order.handed_over', 'order.accepted', 'packing.begun', 'order.packed', 'parcel.sent')).toBe(
      'partly_shipped')
    expect(after('money.came', 'order.accepted', 'parcel.sent', 'parcel.sent', 'order.sent')).toBe('shipped')
    expect(after('money.came', 'order.accepted', 'order.sent', 'packs.returned', 'order.returned')).toBe('returned')
  })

  it('is not sent before it is paid and accepted', () => {
    for (const event of ['order.accepted', 'order.packed', 'parcel.sent', 'order.sent', 'order.delivered'] as const)
      expect([event, after(event)]).toEqual([event, undefined])
    expect(after('money.came', 'order.sent')).toBeUndefined()
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
      [event.type, event.type === 'money.came' ? 'new' : undefined])
  })
})
