import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Settlement } from '../../../application/commerce/payment/payment-ledger.port.ts'
import type { Release } from '../../../application/commerce/payment/unresolved-payments.port.ts'
import { markPaid } from '../../../domain/order/mark-paid.ts'
import type { Order } from '../../../domain/order/order.ts'
import { releaseUnpaid } from '../../../domain/payment/release-unpaid.ts'
import { nextInquiryAt, inquiryWindow, refundAgainAt } from '../../../domain/payment/inquiry-schedule.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCoupon } from '../../support/builders/coupon.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aStockRow } from '../../support/builders/stock-row.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { failOnUnreadable } from '../../support/fail-on-unreadable.ts'
import { withStorage } from './with-storage.ts'

const LENS = aProduct()
const ROW = aStockRow(LENS, { option: { sphere: -2.25, radius: 8.6, diameter: 14 }, onHand: 10, stopOrder: true })
const OTHER = aStockRow(LENS, { option: { sphere: -3, radius: 8.6, diameter: 14 }, onHand: 10, stopOrder: true })
const COUPON = aCoupon({ code: 'ONCE', usageLimit: 1 })
const CATALOGUE = aCatalogue({ products: [LENS], stock: [ROW, OTHER], coupons: [COUPON] })

const at = (minutes: number): Date => new Date(Date.parse('2026-03-02T09:00:00.000Z') + minutes * 60_000)
const DAY = 24 * 60

const MISSED = { online: at(DAY), transfer: at(-9 * DAY), reminder: at(-6 * DAY) }

const orderNamed = (name: string, stated: Partial<Order> = {}): Order =>
  anOrder({
    status: 'payment_pending', paymentMethod: 'visa', token: orderToken(name), cartToken: cartToken(name), number: `IR-${name}`,
    id: name.codePointAt(0) ?? 1, ...stated,
  } as Parameters<typeof anOrder>[0])

/** Orders two packs of one lens and one of the other; optionally with the voucher. */
const putOrder = async ({ carts, orders }: Storage, order: Order, quantity = 2, withCoupon = false): Promise<void> => {
  const { id: _id, ...cart } = aCart({ token: order.cartToken, lines: [aLine()] })
  await value(carts.put(cart))
  const coupon = { code: COUPON.code, customer: customerKey(order.email), newCustomersOnly: false, shares: new Map() }
  const reservations = [
    { variantId: ROW.variant.id, quantity },
    { variantId: OTHER.variant.id, quantity: 1 },
  ]
  await value(orders.place(order.cartToken, () => E.right({ order, reservations, mails: [], ...(withCoupon ? { coupon } : {}) })))
}

const openRepository = async ({ stock }: Storage): Promise<readonly (number | undefined)[]> => {
  const stocks = await value(stock.stockOf([ROW.variant.id, OTHER.variant.id]))
  return [stocks.get(ROW.variant.id)?.onHand, stocks.get(OTHER.variant.id)?.onHand]
}

const uses = async ({ coupons }: Storage): Promise<number | undefined> => (await value(coupons.standing(COUPON.code, undefined)))?.uses

const givingUp = (order: Order, payments: readonly Payment[]): Release | undefined => {
  const released = releaseUnpaid(order, payments, MISSED)
  return released && { ...released, mails: [aMail({ key: `order-released:${order.token}` })] }
}

const paying = (payment: Payment, order: Order, isSoldOut: boolean): E.Either<never, Settlement> => {
  if (payment.status === 'paid' || payment.status === 'refunding') return E.right({ payment, order, mails: [] })
  if (isSoldOut || order.paidAt !== undefined)
    return E.right({
      payment: { ...payment, status: 'refunding', reference: 'ref-1' },
      order, mails: [aMail({ key: `refund:${payment.id}` })],
    })
  return E.right({
    payment: { ...payment, status: 'paid', reference: 'ref-1' },
    order: markPaid(order, at(DAY).toISOString()),
    mails: [aMail({ key: `paid:${order.token}` })],
  })
}

const started = (name: string, order: Order, minute: number): Payment =>
  aPayment({ id: paymentId(name), orderToken: order.token, startedAt: at(minute).toISOString() })

const inquiry = (now: Date, since: Date, limit: number) =>
  ({
    ...inquiryWindow(now), since, now, limit, unreadable: failOnUnreadable,
    nextAt: (payment: Pick<Payment, 'startedAt'>) => nextInquiryAt(payment, now),
  })

const refunding = (minute: number) =>
  ({ now: at(minute), limit: 10, nextAt: () => refundAgainAt(at(minute)), unreadable: failOnUnreadable })

const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Contract of the unresolved payments. */
export const unresolvedPaymentsContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const inStorage = (runSteps: (storage: Storage) => Promise<void>) => () => run(CATALOGUE, runSteps)

  describe('unresolved payments', () => {
    it('S9 C10 release stock and voucher of an unpaid order once, for many concurrent cancellations', inStorage(async (storage) => {
      const order = orderNamed('a')
      await putOrder(storage, order, 2, true)
      await value(storage.payments.open(started('a', order, 5)))
      expect([await openRepository(storage), await uses(storage)]).toEqual([[8, 9], 1])
      const released = await times(20, () => value(storage.unresolved.release(order.token, givingUp)))
      expect(released.filter(Boolean)).toHaveLength(1)
      expect([await openRepository(storage), await uses(storage)]).toEqual([[10, 10], 0])
      expect(await value(storage.orders.order(order.token))).toEqual({ ...order, status: 'cancelled' })
      expect((await value(storage.payments.payment(paymentId('a')))).status).toBe('expired')
      expect(await value(storage.outbox.take(10, at(DAY)))).toHaveLength(1)
    }))

    it('leave an order unchanged if the decision does', inStorage(async (storage) => {
      const order = orderNamed('a')
      await putOrder(storage, order)
      expect(await value(storage.unresolved.release(order.token, () => undefined))).toBe(false)
      expect(await value(storage.orders.order(order.token))).toEqual(order)
      expect(await openRepository(storage)).toEqual([8, 9])
    }))

    it('restore an order with its stock and voucher when it is paid late, once', inStorage(async (storage) => {
      const order = orderNamed('a')
      await putOrder(storage, order, 2, true)
      await value(storage.payments.open(started('a', order, 5)))
      await value(storage.unresolved.release(order.token, givingUp))
      const settled = await times(20, () => value(storage.payments.settle(paymentId('a'), paying)))
      expect(new Set(settled.map((one) => one.order.status))).toEqual(new Set(['new']))
      expect([await openRepository(storage), await uses(storage)]).toEqual([[8, 9], 1])
    }))

    it('S8 leave everything unchanged when one of the products is sold out, and decide again', inStorage(async (storage) => {
      const order = orderNamed('a')
      await putOrder(storage, order, 2, true)
      await value(storage.payments.open(started('a', order, 5)))
      await value(storage.unresolved.release(order.token, givingUp))
      await putOrder(storage, orderNamed('b'), 9)
      const settled = await times(20, () => value(storage.payments.settle(paymentId('a'), paying)))
      expect(new Set(settled.map(({ payment }) => payment.status))).toEqual(new Set(['refunding']))
      expect([await openRepository(storage), await uses(storage)]).toEqual([[1, 9], 0])
      expect((await value(storage.orders.order(order.token))).status).toBe('cancelled')
      const keys = (await value(storage.outbox.take(10, at(DAY)))).map(({ mail }) => mail.key)
      expect(keys).toEqual([`order-released:${order.token}`, `refund:${paymentId('a')}`])
    }))

    it('do not restore an order whose voucher was used up', inStorage(async (storage) => {
      const order = orderNamed('a')
      await putOrder(storage, order, 2, true)
      await value(storage.payments.open(started('a', order, 5)))
      await value(storage.unresolved.release(order.token, givingUp))
      await putOrder(storage, orderNamed('b'), 1, true)
      expect((await value(storage.payments.settle(paymentId('a'), paying))).payment.status).toBe('refunding')
      expect([await openRepository(storage), await uses(storage)]).toEqual([[9, 9], 1])
    }))

    it('let a concurrent cancellation and payment end in one of the two, never between them', inStorage(async (storage) => {
      const names = ['a', 'b', 'c', 'd', 'e']
      for (const name of names) {
        await putOrder(storage, orderNamed(name), 1)
        await value(storage.payments.open(started(name, orderNamed(name), 5)))
      }
      await times(40, async (index) => {
        const name = names[index % names.length] ?? 'a'
        if (index % 2 === 0) await value(storage.unresolved.release(orderToken(name), givingUp))
        else await value(storage.payments.settle(paymentId(name), paying))
      })
      for (const name of names) {
        expect((await value(storage.orders.order(orderToken(name)))).status).toBe('new')
        expect((await value(storage.payments.payment(paymentId(name)))).status).toBe('paid')
      }
      expect(await openRepository(storage)).toEqual([5, 5])
    }))

    it('F-M04: list orders past their deadline, the oldest first, however often a payment was attempted', inStorage(async (storage) => {
      const orders = [
        orderNamed('a', { createdAt: at(2).toISOString() }),
        orderNamed('b', { createdAt: at(1).toISOString() }),
        orderNamed('c', { createdAt: at(DAY + 1).toISOString() }),
        orderNamed('d', { paymentMethod: 'prepayment' }),
        orderNamed('e', { status: 'new' }),
        orderNamed('f', { createdAt: at(-9 * DAY).toISOString(), paymentMethod: 'prepayment' }),
      ]
      for (const order of orders) await putOrder(storage, order, 1)
      await value(storage.payments.open(started('a', orders[0]!, DAY)))
      const named = (name: string) => ({ token: orderToken(name), number: `IR-${name}` })
      const overdue = (minute: number, limit = 10) =>
        value(storage.unpaid.overdue({ missed: MISSED, now: at(minute), limit, nextAt: at(minute + 10) }))
      expect(await overdue(DAY, 1)).toEqual([named('f')])
      const both = await times(2, () => overdue(DAY))
      expect(both.flat()).toEqual([named('b'), named('a')])
      expect(await overdue(DAY + 9)).toEqual([])
      expect(await overdue(DAY + 10)).toEqual(['f', 'b', 'a'].map(named))
    }))

    it('F-M03: send one mail to each whose transfer is late, however many processes do so at once', inStorage(async (storage) => {
      const transfer = { paymentMethod: 'prepayment', createdAt: at(-6 * DAY).toISOString() } as const
      await putOrder(storage, orderNamed('a', transfer), 1)
      await putOrder(storage, orderNamed('b', { ...transfer, createdAt: at(-6 * DAY + 1).toISOString() }), 1)
      await putOrder(storage, orderNamed('c', { ...transfer, paymentMethod: 'visa' }), 1)
      const mailOf = (order: Order) => aMail({ key: `order-reminder:${order.token}` })
      const late = await value(storage.unpaid.toRemind({ missed: MISSED, now: at(0), limit: 10 }))
      expect(late).toEqual([{ token: orderToken('a'), number: 'IR-a' }])
      for (const name of ['b', 'c'])
        expect(await value(storage.unpaid.remind(orderToken(name), { missed: MISSED, now: at(0), mail: mailOf }))).toBe(false)
      const written = await times(5, () => value(storage.unpaid.remind(orderToken('a'), { missed: MISSED, now: at(0), mail: mailOf })))
      expect(written.filter(Boolean)).toHaveLength(1)
      expect(await value(storage.unpaid.toRemind({ missed: MISSED, now: at(0), limit: 10 }))).toEqual([])
      expect((await value(storage.outbox.take(10, at(DAY)))).map(({ mail }) => mail.key)).toEqual([`order-reminder:${orderToken('a')}`])
    }))

    it('F-M04: store an attempt only if it is selected among the existing ones, one selection at a time', inStorage(async (storage) => {
      const order = orderNamed('a')
      await putOrder(storage, order)
      const chosen = await times(20, (index) =>
        storage.payments.open(started(`n${index}`, order, index), (payment, attempts) =>
          attempts.length < 3 ? E.right(payment) : E.left({ _tag: 'TooManyAttempts' } as const))())
      expect([chosen.filter(E.isRight).length, (await value(storage.unresolved.attempts(order.token))).length]).toEqual([3, 3])
    }))

    it('inquire about an attempt by id, recent ones often, and all of them again for a starting process', inStorage(async (storage) => {
      const order = orderNamed('a')
      await putOrder(storage, order)
      for (const [name, minute] of [['new', 9.9], ['b', 2], ['a', 1]] as const)
        await value(storage.payments.open(started(name, order, minute)))
      const send = async (minute: number, since = 0, limit = 10) =>
        (await value(storage.unresolved.unanswered(inquiry(at(minute), at(since), limit)))).map(({ id }) => id)
      expect(await send(10)).toEqual([])
      for (const name of ['new', 'b', 'a']) await value(storage.payments.refer(paymentId(name), `ref-${name}`))
      expect(await send(10, 0, 1)).toEqual([paymentId('a')])
      expect(await send(10)).toEqual([paymentId('b')])
      expect(await send(10)).toEqual([])
      expect(await send(10.7)).toEqual([paymentId('new')])
      expect(await send(11)).toEqual([paymentId('a'), paymentId('b')])
      expect(await send(11, 11.5)).toEqual([paymentId('a'), paymentId('b'), paymentId('new')])
      const both = await times(2, () => send(600))
      expect(both.flat().toSorted()).toEqual([paymentId('a'), paymentId('b'), paymentId('new')].toSorted())
      expect(await send(600 + 59)).toEqual([])
      expect(await send(600 + 60)).toHaveLength(3)
      expect(await send(8 * DAY)).toEqual([])
    }))

    it('report a refund in progress to one process at a time', inStorage(async (storage) => {
      const order = orderNamed('a')
      await putOrder(storage, order)
      for (const name of ['a', 'b']) await value(storage.payments.open(started(name, order, 5)))
      for (const name of ['a', 'b']) await value(storage.payments.settle(paymentId(name), paying))
      const assignedRefunds = await times(5, () => value(storage.unresolved.refunds(refunding(10))))
      expect(assignedRefunds.flat().map(({ id, reference }) => [id, reference])).toEqual([[paymentId('b'), 'ref-1']])
      expect(await value(storage.unresolved.refunds(refunding(10.9)))).toEqual([])
      expect(await value(storage.unresolved.refunds(refunding(11)))).toHaveLength(1)
    }))

    it('keep the provider’s first id of an attempt, and the payment method attempted last', inStorage(async (storage) => {
      const order = orderNamed('a')
      await putOrder(storage, order)
      await value(storage.payments.open(started('a', order, 5)))
      await value(storage.payments.open({ ...started('b', order, 6), method: 'twint' }))
      for (const reference of ['first', 'second']) await value(storage.payments.refer(paymentId('a'), reference))
      expect((await value(storage.unresolved.attempts(order.token))).map(({ id, reference }) => [id, reference])).toEqual([
        [paymentId('a'), 'first'], [paymentId('b'), undefined],
      ])
      expect((await value(storage.orders.order(order.token))).paymentMethod).toBe('twint')
    }))
  })
}
