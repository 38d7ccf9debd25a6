import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { Settlement } from '../../../application/commerce/payment/payment-ledger.port.ts'
import { markPaid } from '../../../domain/order/mark-paid.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { anOrder } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const UNPAID = anOrder({ status: 'payment_pending', paymentMethod: 'visa' })
const PAID_AT = '2026-03-02T09:10:00.000Z'

const putOrder = async ({ carts, orders }: Storage): Promise<void> => {
  const { id: _id, ...cart } = aCart({ token: cartToken('1'), lines: [aLine()] })
  await value(carts.put(cart))
  await value(orders.place(cart.token, () => E.right({ order: UNPAID, reservations: [], mails: [] })))
}

const paying = (payment: Payment, order: Order): E.Either<never, Settlement> =>
  E.right(
    payment.status === 'paid'
      ? { payment, order, mails: [] }
      : {
          payment: { ...payment, status: 'paid', reference: 'ref-1' },
          order: markPaid(order, PAID_AT),
          mails: [aMail()],
        },
  )

/** Contract of the payments. */
export const paymentLedgerContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const withOrder = (runSteps: (storage: Storage) => Promise<void>) => () =>
    run(aCatalogue(), async (storage) => {
      await putOrder(storage)
      await runSteps(storage)
    })

  describe('payment ledger', () => {
    it(
      'stores a whole attempt',
      withOrder(async ({ payments }) => {
        await value(payments.open(aPayment()))
        expect(await value(payments.payment(paymentId('1')))).toEqual(aPayment())
      }),
    )

    it(
      'finds no attempt by an unknown id',
      withOrder(async ({ payments }) => {
        expect(await refusal(payments.payment(paymentId('x')))).toEqual({ _tag: 'NotFound', what: 'payment' })
        expect(await refusal(payments.settle(paymentId('x'), paying))).toEqual({ _tag: 'NotFound', what: 'payment' })
      }),
    )

    it(
      'settles the attempt, its order and the mail as one',
      withOrder(async ({ payments, orders, outbox }) => {
        await value(payments.open(aPayment()))
        const { order } = await value(payments.settle(paymentId('1'), paying))
        expect(order).toEqual({ ...UNPAID, status: 'new', paidAt: PAID_AT })
        expect(await value(orders.order(UNPAID.token))).toEqual(order)
        expect(await value(payments.payment(paymentId('1')))).toEqual(aPayment({ status: 'paid', reference: 'ref-1' }))
        expect(await value(outbox.take(10, new Date(PAID_AT)))).toHaveLength(1)
      }),
    )

    it(
      'changes nothing when the decision is a rejection',
      withOrder(async ({ payments, orders }) => {
        await value(payments.open(aPayment()))
        const decide = () => E.left({ _tag: 'AmountMismatch' } as const)
        expect(await refusal(payments.settle(paymentId('1'), decide))).toEqual({ _tag: 'AmountMismatch' })
        expect(await value(payments.payment(paymentId('1')))).toEqual(aPayment())
        expect(await value(orders.order(UNPAID.token))).toEqual(UNPAID)
      }),
    )

    it(
      'pays once when the same notification arrives fifty times at once',
      withOrder(async ({ payments, outbox }) => {
        await value(payments.open(aPayment()))
        const orders = await Promise.all(
          Array.from({ length: 50 }, () => value(payments.settle(paymentId('1'), paying))),
        )
        expect(orders.every(({ order }) => order.status === 'new')).toBe(true)
        expect(await value(outbox.take(10, new Date(PAID_AT)))).toHaveLength(1)
      }),
    )

    it(
      'keeps several attempts of one order apart',
      withOrder(async ({ payments }) => {
        await value(payments.open(aPayment()))
        await value(payments.open(aPayment({ id: paymentId('2'), method: 'twint' })))
        await value(payments.settle(paymentId('2'), paying))
        expect((await value(payments.payment(paymentId('1')))).status).toBe('started')
      }),
    )
  })
}
