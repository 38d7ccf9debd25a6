import * as E from 'fp-ts/lib/Either.js'
import type { Money } from '../money/money.ts'
import { sameMoney } from '../money/same-money.ts'
import { markPaid } from '../order/mark-paid.ts'
import type { Order } from '../order/order.ts'
import { isPaymentDue, paymentDue } from '../order/payment-due.ts'
import type { AmountMismatch } from './payment-refusal.ts'
import { isProviderMethod } from './provider-code.ts'

/** The order after a transfer or invoice payment of exactly the amount due; `undefined` if it does not await such a payment. */
export const payByTransfer = (order: Order, amount: Money, now: string): E.Either<AmountMismatch, Order | undefined> => {
  const { paymentMethod } = order
  if (paymentMethod === undefined || isProviderMethod(paymentMethod) || !isPaymentDue(order)) return E.right(undefined)
  return sameMoney(paymentDue(order), amount) ? E.right(markPaid(order, now)) : E.left({ _tag: 'AmountMismatch' })
}
