import * as E from 'fp-ts/lib/Either.js'
import { isPositive, subtractMoney } from '../money/money-arithmetic.ts'
import { zero, type Money } from '../money/money.ts'
import type { Order } from '../order/order.ts'
import { requestRefund } from './request-refund.ts'
import type { Payment } from './payment.ts'
import type { Refund, RefundId } from './refund.ts'
import { refundable } from './refundable.ts'

/** The amount to refund: the price of the newly cancelled items, at most what is left of the payment. */
const share = (before: Order, after: Order, refunds: readonly Refund[]): Money => {
  const none = zero(after.currency)
  const [reversed, left] = [subtractMoney(after.reversed ?? none, before.reversed ?? none), refundable(after, refunds)]
  return reversed.cents < left.cents ? reversed : left
}

/**
 * The order with a refund for the cancelled remaining items after discounts; only the order if nothing was paid for them. An unpaid
 * invoice is reduced by itself.
 */
export const refundRemainingItems = (
  before: Order, after: Order, { payments, refunds }: { readonly payments: readonly Payment[]; readonly refunds: readonly Refund[] },
  { id, now }: { readonly id: RefundId; readonly now: string },
): { readonly order: Order; readonly refund?: Refund } => {
  const amount = share(before, after, refunds)
  if (!isPositive(amount)) return { order: after }
  return E.getOrElseW(() => ({ order: after }))(requestRefund(after, payments, refunds, { id, now, amount }))
}
