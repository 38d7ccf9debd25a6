import * as E from 'fp-ts/lib/Either.js'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { canOrder } from '../../../domain/stock/can-order.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { NewAlias } from '../../../domain/payment/payment-alias.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import { couponFree, giveCouponBack, takeCouponAgain } from '../coupon/coupon-book.ts'
import { keepMails } from '../mail/keep-mails.ts'
import { keepAlias, notePaidWith } from '../payment/payment-aliases.ts'
import type { ShopState } from '../shop-state.ts'
import { moveStock, stockIn } from '../stock/stock-ledger.ts'

type Settled = { readonly order: Order; readonly payments: readonly Payment[]; readonly mails: readonly Mail[]; readonly card?: NewAlias }

const giveBack = (state: ShopState, order: Order): void => {
  giveCouponBack(state, order)
  const kept = state.reservations.get(order.token)
  if (kept === undefined || kept.isGivenBack) return
  moveStock(state, kept.taken, 1)
  state.reservations.set(order.token, { ...kept, isGivenBack: true })
}

const takeAgain = (state: ShopState, order: Order): boolean => {
  const kept = state.reservations.get(order.token)
  const taken = kept?.isGivenBack === true ? kept.taken : []
  const isCovered = taken.every(({ variantId, quantity }) => E.isRight(canOrder(stockIn(state, variantId), quantity)))
  if (!isCovered || E.isLeft(couponFree(state, state.couponUsesGivenBack.get(order.token)))) return false
  takeCouponAgain(state, order)
  moveStock(state, taken, -1)
  state.reservations.set(order.token, { taken: kept?.taken ?? [], isGivenBack: false })
  return true
}

/** Keeps an order after it was `before`, stock and voucher following it; `false`, and nothing, when they are gone. */
export const settleOrder = (state: ShopState, before: Order, { order, payments, mails, card }: Settled): boolean => {
  if (order.status === 'cancelled') giveBack(state, order)
  else if (before.status === 'cancelled' && !takeAgain(state, order)) return false
  for (const payment of payments) {
    state.payments.set(payment.id, payment)
    state.asked.delete(payment.id)
    notePaidWith(state, payment, order)
  }
  if (card !== undefined) keepAlias(state, card)
  state.orders.set(order.token, order)
  keepMails(state, mails)
  return true
}
