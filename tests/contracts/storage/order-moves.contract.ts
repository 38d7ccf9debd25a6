import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Move, OrderFile } from '../../../application/commerce/order/order-moves.port.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { cancelOrder } from '../../../domain/payment/cancel-order.ts'
import type { Order } from '../../../domain/order/order.ts'
import { addParcel } from '../../../domain/order/ship-parcel.ts'
import { recordReturn } from '../../../domain/order/record-return.ts'
import { requestRefund, withRefunds } from '../../../domain/payment/request-refund.ts'
import { endedRefund } from '../../../domain/payment/ended-refund.ts'
import { makeRefundId } from '../../../domain/payment/refund-id.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import { keyed } from '../../support/staff-requests.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aCoupon } from '../../support/builders/coupon.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aStockRow } from '../../support/builders/stock-row.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { failOnUnreadable } from '../../support/fail-on-unreadable.ts'
import { withStorage } from './with-storage.ts'

const LENS = aProduct()
const ROW = aStockRow(LENS, { option: { sphere: -2.25, radius: 8.6, diameter: 14 }, onHand: 10, stopOrder: true })
const COUPON = aCoupon({ code: 'ONCE', usageLimit: 1 })
const CATALOGUE = aCatalogue({ products: [LENS], stock: [ROW], coupons: [COUPON] })

const NOW = '2026-03-04T09:00:00.000Z'
const at = (minutes: number): Date => new Date(Date.parse(NOW) + minutes * 60_000)

const LINES = [aLine({ id: 'right', eye: 'right', quantity: 2 }), aLine({ id: 'left', eye: 'left', quantity: 1 })]
const ORDER = anOrder({ status: 'accepted', lines: LINES, paymentMethod: 'visa', paidAt: NOW, number: 'IR-2026-000007' })
const PAID = aPayment({ id: paymentId('a'), status: 'paid', reference: 'ref-a', amount: ORDER.totals.total })

/** Three packs of one lens, bought with a voucher and paid online. */
const putOrder = async ({ carts, orders, payments }: Storage, order: Order = ORDER): Promise<void> => {
  const { id: _id, ...cart } = aCart({ token: order.cartToken, lines: [aLine()] })
  await value(carts.put(cart))
  const coupon = { code: COUPON.code, customer: customerKey(order.email), newCustomersOnly: false, shares: new Map() }
  const reservations = order.lines.map(({ variantId, quantity }) => ({ variantId, quantity }))
  await value(orders.place(order.cartToken, () => E.right({ order, reservations, mails: [], coupon })))
  await value(payments.open(PAID))
}

const openRepository = async ({ stock }: Storage) => (await value(stock.stockOf([ROW.variant.id]))).get(ROW.variant.id)?.onHand
const uses = async ({ coupons }: Storage) => (await value(coupons.standing(COUPON.code, undefined)))?.uses

const moved = (order: Order, before: Order, more: Partial<Move> = {}): Move => ({
  order, mails: [],
  change: { event: 'order.packed', from: before.status, to: order.status, by: { kind: 'staff', name: 'Rosa' }, at: NOW },
  ...more,
})

const sending = (packs?: readonly { readonly lineId: string; readonly quantity: number }[]) =>
  ({ order }: OrderFile) => E.map(({ order: sent }: { readonly order: Order }) => moved(sent, order, {
    mails: [aMail({ key: `order-sent:${sent.token}:${String(sent.parcels?.length)}` })],
  }))(addParcel(order, packs === undefined ? {} : { packs }, NOW))

const returning = (quantity: number) => ({ order }: OrderFile) =>
  E.map(({ order: back }: { readonly order: Order }) => moved(back, order, { restocked: [{ variantId: ROW.variant.id, quantity }] }))(
    recordReturn(order, [{ lineId: 'right', quantity }]))

const refundId = (name: string) => made(makeRefundId(name.padStart(22, '0')))

const refunding = (name: string, cents: number, minute = 0) => ({ order, payments, refunds }: OrderFile) =>
  E.map(({ order: after, refund }: { readonly order: Order; readonly refund: Refund }) => moved(after, order, { refunds: [refund] }))(
    requestRefund(order, payments, refunds, { id: refundId(name), amount: chf(cents), now: at(minute).toISOString() }))

const ending = (name: string) => ({ order, refunds }: OrderFile) => {
  const ended = refunds.filter(({ id }) => id === refundId(name)).flatMap((one) => endedRefund(one, { type: 'refund.paid' }, NOW) ?? [])
  return ended.length === 0 ? E.left('ended' as const) : E.right(moved(withRefunds(order, refunds), order, { refunds: ended }))
}

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const due = ({ dueRefunds }: Storage, minute: number, limit = 10) =>
  value(dueRefunds.due({ now: at(minute), limit, nextAt: () => at(minute + 1), unreadable: failOnUnreadable }))

/** Contract of the order fulfilment. */
export const orderMovesContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const withOrder = (runSteps: (storage: Storage) => Promise<void>) => () => run(CATALOGUE, async (storage) => {
    await putOrder(storage)
    await runSteps(storage)
  })

  describe('orders in fulfilment', () => {
    it('store each event with its author and time, in sequence', withOrder(async (storage) => {
      await value(storage.moves.move(ORDER.number, keyed('a'), ({ order }) => E.right(moved({ ...order, status: 'packed' }, order))))
      const change =
        { event: 'order.shipped', from: 'packed', to: 'shipped', by: { kind: 'shop' }, at: at(1).toISOString(), note: 'shelf 7' } as const
      await value(
        storage.moves.move(ORDER.number, keyed('b'), ({ order }) =>
          E.right({ order: { ...order, status: 'shipped' }, mails: [], change })))
      const { order, payments, refunds, changes } = await value(storage.moves.history(ORDER.number))
      expect([order.status, payments, refunds]).toEqual(['shipped', [PAID], []])
      expect(changes).toEqual([
        { ...keyed('a'), event: 'order.packed', from: 'accepted', to: 'packed', by: { kind: 'staff', name: 'Rosa' }, at: NOW },
        { ...change, ...keyed('b') },
      ])
      expect(await value(storage.orders.order(ORDER.token))).toEqual({ ...ORDER, status: 'shipped' })
    }))

    it('are stored complete, with their parcels, returns and refunds', withOrder(async (storage) => {
      const packs = [{ lineId: 'right', quantity: 2 }]
      const whole: Order = {
        ...ORDER, status: 'delivered',
          parcels: [{ carrier: 'gls', sentAt: NOW, packs }, { carrier: 'other', tracking: 'x1234', sentAt: NOW, packs }],
        returned: packs, cancelledItems: packs, reversed: chf(1), deliveredAt: NOW, paid: chf(2), refunded: chf(3), refundedAt: NOW,
          tracking: 'x1234',
      }
      await value(storage.moves.move(ORDER.number, keyed('a'), ({ order }) => E.right(moved(whole, order))))
      expect(await value(storage.orders.order(ORDER.token))).toEqual(whole)
    }))

    it('perform an action once by its key, for any number of concurrent requests', withOrder(async (storage) => {
      const files =
        await times(10, () => value(storage.moves.move(ORDER.number, keyed('one'), sending([{ lineId: 'right', quantity: 1 }]))))
      expect(new Set(files.map(({ order }) => order.parcels?.length))).toEqual(new Set([1]))
      expect((await value(storage.moves.history(ORDER.number))).changes).toHaveLength(1)
      expect(await value(storage.outbox.take(10, at(0)))).toHaveLength(1)
    }))

    it('H-S10 reject a key that is used for another request, by another actor as well, and change nothing', withOrder(async (storage) => {
      const packs = [{ lineId: 'right', quantity: 1 }]
      const first = await value(storage.moves.move(ORDER.number, keyed('one', packs), sending(packs)))
      for (const other of [keyed('one', [{ lineId: 'left', quantity: 1 }]), keyed('one', packs, 'Lea')]) {
        expect(await refusal(storage.moves.move(ORDER.number, other, sending()))).toEqual({ _tag: 'KeyReused' })
      }
      expect(await value(storage.moves.move(ORDER.number, keyed('one', packs), sending(packs)))).toEqual(first)
      expect((await value(storage.moves.history(ORDER.number))).changes).toHaveLength(1)
      expect(await value(storage.outbox.take(10, at(0)))).toHaveLength(1)
    }))

    it('ship the same packs, requested with different keys at once, only as often as available', withOrder(async (storage) => {
      const tries = await times(6, (index) =>
        storage.moves.move(ORDER.number, keyed(`n${index}`), sending([{ lineId: 'right', quantity: 1 }]))())
      expect(tries.filter(E.isRight)).toHaveLength(2)
      expect((await value(storage.orders.order(ORDER.token))).parcels).toHaveLength(2)
    }))

    it('change nothing when the decision is a rejection or fails, and are not found by another number', withOrder(async (storage) => {
      expect(await refusal(storage.moves.move(ORDER.number, keyed('a'), () => E.left('no')))).toBe('no')
      await storage.moves.move(ORDER.number, keyed('a'), () => { throw new Error('Struck in the middle') })().catch(() => undefined)
      for (const number of ['IR-2026-999999', '', 'a\u0000b']) {
        expect(await refusal(storage.moves.move(number, keyed('a'), () => E.left('no')))).toEqual({ _tag: 'NotFound', what: 'order' })
        expect(await refusal(storage.moves.history(number))).toEqual({ _tag: 'NotFound', what: 'order' })
      }
      expect(await value(storage.moves.history(ORDER.number))).toEqual({ order: ORDER, payments: [PAID], refunds: [], changes: [] })
      expect(await openRepository(storage)).toBe(7)
    }))

    it('release stock and voucher of a cancelled order, once', withOrder(async (storage) => {
      const cancelling = ({ order, payments }: OrderFile) =>
        E.map((cancelled: { readonly order: Order }) => moved(cancelled.order, order))(cancelOrder(order, payments))
      const tries = await times(10, (index) => storage.moves.move(ORDER.number, keyed(`c${index}`), cancelling)())
      expect([tries.filter(E.isRight).length, await openRepository(storage), await uses(storage)]).toEqual([1, 10, 0])
    }))

    it('put returned packs back in stock, never more than the order took', withOrder(async (storage) => {
      await value(storage.moves.move(ORDER.number, keyed('send'), sending()))
      await times(5, () => value(storage.moves.move(ORDER.number, keyed('back'), returning(1))))
      expect(await openRepository(storage)).toBe(8)
      const restocked = [{ variantId: ROW.variant.id, quantity: 3 }]
      await value(storage.moves.move(ORDER.number, keyed('much'), ({ order }) => E.right(moved(order, order, { restocked }))))
      expect([await openRepository(storage), await uses(storage)]).toEqual([8, 1])
    }))
  })

  describe('refunds in progress', () => {
    it('are stored with their order, and never exceed the payment, however many are requested at once', withOrder(async (storage) => {
      const { cents } = ORDER.totals.total
      const half = Math.floor(cents / 2)
      const tries = await times(10, (index) => storage.moves.move(ORDER.number, keyed(`r${index}`), refunding(`r${index}`, half))())
      expect(tries.filter(E.isRight)).toHaveLength(2)
      const { order, refunds } = await value(storage.moves.history(ORDER.number))
      expect([order.refunded, refunds.map(({ amount, paymentId: of, state }) => [amount.cents, of, state])]).toEqual([
        chf(half * 2), [[half, PAID.id, 'requested'], [half, PAID.id, 'requested']],
      ])
    }))

    it('are assigned to one process at a time, of an attempt the oldest, each with the earlier refunds', withOrder(async (storage) => {
      await value(storage.moves.move(ORDER.number, keyed('b'), refunding('b', 500, 1)))
      await value(storage.moves.move(ORDER.number, keyed('a'), refunding('a', 1000)))
      const assignedRefunds = await times(5, () => due(storage, 2))
      expect(assignedRefunds.flat().map(({ refund, payment, before, number }) => [refund.id, payment.id, before.cents, number]))
        .toEqual([[refundId('a'), PAID.id, 0, ORDER.number]])
      expect(await due(storage, 2.9)).toEqual([])
      expect((await due(storage, 3)).map(({ refund }) => refund.id)).toEqual([refundId('a')])
      await times(5, () => storage.moves.move(ORDER.number, keyed('done'), ending('a'))())
      expect((await due(storage, 3)).map(({ refund, before }) => [refund.id, before.cents])).toEqual([[refundId('b'), 1000]])
      await value(storage.moves.move(ORDER.number, keyed('done b'), ending('b')))
      expect(await due(storage, 60)).toEqual([])
      expect((await value(storage.moves.history(ORDER.number))).refunds.map(({ state, endedAt }) => [state, endedAt])).toEqual(
        [['paid', NOW], ['paid', NOW]])
    }))

    it('are made by staff if no attempt was paid', withOrder(async (storage) => {
      const byHand = ({ order, refunds }: OrderFile) =>
        E.map(({ order: after, refund }: { readonly order: Order; readonly refund: Refund }) =>
          moved(after, order, { refunds: [refund] }))(
          requestRefund(order, [], refunds, { id: refundId('h'), now: NOW }))
      await value(storage.moves.move(ORDER.number, keyed('hand'), byHand))
      expect(await due(storage, 60)).toEqual([])
    }))
  })
}
