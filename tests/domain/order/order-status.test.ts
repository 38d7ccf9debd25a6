import { describe, expect, it } from 'vitest'
import { orderStatusLabelKey } from '../../../domain/order/order-status.ts'
import { markPaid } from '../../../domain/order/mark-paid.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { paymentDue } from '../../../domain/order/payment-due.ts'
import { chf } from '../../support/builders/money.ts'
import { anOrder } from '../../support/builders/order.ts'

describe('the status of an order', () => {
  it('has a name for each status, and a neutral one for any other', () => {
    expect(ORDER_STATUSES.map(orderStatusLabelKey)).toEqual([
      'order.status.cart', 'order.status.payment_pending', 'order.status.new', 'order.status.fulfiller_ready',
      'order.status.accepted', 'order.status.open', 'order.status.packed', 'order.status.partly_shipped', 'order.status.shipped',
      'order.status.delivered', 'order.status.cancelled',
      'order.status.returned',
    ])
    expect(['refunded', '', 'toString'].map(orderStatusLabelKey)).toEqual([
      'order.status.in_progress', 'order.status.in_progress', 'order.status.in_progress',
    ])
  })
})

describe('an order that was paid', () => {
  it('becomes new if it was waiting for payment, and otherwise keeps its status, with the instant of the first payment', () => {
    const waiting = anOrder({ status: 'payment_pending' })
    expect(markPaid(waiting, '2026-03-02')).toEqual({ ...waiting, status: 'new', paidAt: '2026-03-02' })
    expect(markPaid(anOrder({ status: 'shipped' }), '2026-03-02').status).toBe('shipped')
    expect(markPaid(anOrder({ paidAt: '2026-03-01' }), '2026-03-02').paidAt).toBe('2026-03-01')
  })
})

describe('the amount due', () => {
  it('is the full amount until it is paid, and zero for a cancelled order', () => {
    expect(paymentDue(anOrder({ status: 'payment_pending' }))).toEqual(chf(5790))
    expect(paymentDue(anOrder({ status: 'new' }))).toEqual(chf(5790))
    expect(paymentDue(anOrder({ paidAt: '2026-03-02T09:10:00.000Z' }))).toEqual(chf(0))
    expect(paymentDue(anOrder({ status: 'cancelled' }))).toEqual(chf(0))
    expect(paymentDue(anOrder({ status: 'returned' }))).toEqual(chf(0))
  })
})
