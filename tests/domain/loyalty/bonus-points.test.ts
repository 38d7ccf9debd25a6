import { expect, it } from 'vitest'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { pointsFor } from '../../../domain/loyalty/bonus-points.ts'
import { pointsOf, milesPointsOf } from '../../../domain/order/earned-points.ts'
import { pointsMovements } from '../../../domain/order/points-movements.ts'
import { makeMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { documentsOf, orderOfDocument } from '../../../domain/order/order-document.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { made } from '../../support/builders/made.ts'
import { anOrder } from '../../support/builders/order.ts'

it('gives one point for each full unit of the items, without shipping; cancelled and returned orders give none', () => {
  expect(pointsFor(anOrder({ lines: [aLine({ unitPrice: 5099 })], shipping: 790 }))).toBe(50)
  expect(pointsOf([
    anOrder({ bonusPoints: 50 }), anOrder({ bonusPoints: 7, status: 'cancelled' }),
    anOrder({ bonusPoints: 9, status: 'returned' }), anOrder(),
  ])).toBe(50)
})

it('gives points and miles from new to delivered, not before payment and not after a reversal', () => {
  const milesAndMoreNumber = made(makeMilesNumber('999912345678901'))
  const orders = ORDER_STATUSES.map((status) => anOrder({ status, bonusPoints: 1, milesAndMoreNumber, number: status }))
  const standing = ['new', 'fulfiller_ready', 'accepted', 'open', 'packed', 'partly_shipped', 'shipped', 'delivered']
  expect(orders.filter((order) => pointsOf([order]) === 1).map(({ status }) => status)).toEqual(standing)
  expect(milesPointsOf(orders).map(({ orderNumber }) => orderNumber)).toEqual(standing)
})

it('lists what each order did to the points, newest first, and counts only earned points', () => {
  const orders = ORDER_STATUSES.filter((status) => status !== 'cart').map((status, index) => anOrder({
    id: index + 1, number: status, status, bonusPoints: 10, createdAt: `2026-01-${10 + index}T09:00:00.000Z`,
  }))
  const states = Object.fromEntries(pointsMovements(orders).map(({ orderNumber, state }) => [orderNumber, state]))
  expect(states).toEqual({
    payment_pending: 'pending', new: 'earned', fulfiller_ready: 'earned', accepted: 'earned', open: 'earned', packed: 'earned',
    partly_shipped: 'earned', shipped: 'earned', delivered: 'earned',
    returned: 'reversed', cancelled: 'reversed',
  })
  const movements = pointsMovements([...orders, anOrder({ bonusPoints: 0 }), anOrder()])
  expect(movements.map(({ orderId }) => orderId)).toEqual(orders.map(({ id }) => id).toReversed())
  const earned = movements.filter(({ state }) => state === 'earned')
  expect(earned.reduce((sum, { points }) => sum + points, 0)).toBe(pointsOf(orders))
})

it('has an invoice once an order is placed, named after its order', () => {
  expect(documentsOf(anOrder({ id: 7 }))).toEqual(['invoice-7'])
  expect(documentsOf(anOrder({ id: 7, status: 'payment_pending' }))).toEqual([])
  expect(['invoice-7', 'invoice-07', 'invoice-', 'inv-7', 'invoice-7/..', 'invoice-99999999999'].map(orderOfDocument)).toEqual([
    7, undefined, undefined, undefined, undefined, undefined,
  ])
  expect(made(makeAccountId('a'.repeat(22)))).toHaveLength(22)
})
