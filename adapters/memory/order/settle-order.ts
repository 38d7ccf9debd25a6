import * as E from 'fp-ts/lib/Either.js'
import type { Mail } from '../../../application/commerce/mail/mail.ts'
import type { Move } from '../../../application/commerce/order/order-moves.port.ts'
import { canOrder } from '../../../domain/stock/can-order.ts'
import type { OrderChange } from '../../../domain/order/order-change.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { Refund } from '../../../domain/payment/refund.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { NewAlias } from '../../../domain/payment/payment-alias.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import { couponFree, releaseCoupon, redeemCouponAgain } from '../coupon/coupon-book.ts'
import { storeMails } from '../mail/store-mails.ts'
import { storeAlias, notePaidWith } from '../payment/payment-aliases.ts'
import type { ShopState } from '../shop-state.ts'
import { moveStock, stockIn } from '../stock/stock-ledger.ts'

type Settled = {
  readonly order: Order
  readonly payments: readonly Payment[]
  readonly mails: readonly Mail[]
  readonly card?: NewAlias
  readonly change?: OrderChange
  readonly refunds?: readonly Refund[]
  readonly restocked?: Move['restocked']
}

const sumOf = (moved: NonNullable<Move['restocked']>, id: VariantId): number =>
  moved.filter(({ variantId }) => variantId === id).reduce((sum, { quantity }) => sum + quantity, 0)

/** At most as many packs as the order took lie on the shelf once more. */
const restock = (state: ShopState, { token }: Order, goods: NonNullable<Move['restocked']>): void => {
  const kept = state.reservations.get(token)
  if (kept === undefined || kept.isReleased || goods.length === 0) return
  const { taken, returned = [] } = kept
  const back = [...new Set(goods.map(({ variantId }) => variantId))]
    .map((variantId) => ({ variantId, quantity: sumOf(goods, variantId) }))
    .filter(({ variantId, quantity }) => sumOf(returned, variantId) + quantity <= sumOf(taken, variantId))
  moveStock(state, back, 1)
  state.reservations.set(token, { ...kept, returned: [...returned, ...back] })
}

const giveBack = (state: ShopState, order: Order): void => {
  releaseCoupon(state, order)
  const kept = state.reservations.get(order.token)
  if (kept === undefined || kept.isReleased) return
  moveStock(state, kept.taken, 1)
  state.reservations.set(order.token, { ...kept, isReleased: true })
}

const takeAgain = (state: ShopState, order: Order): boolean => {
  const kept = state.reservations.get(order.token)
  const taken = kept?.isReleased === true ? kept.taken : []
  const isCovered = taken.every(({ variantId, quantity }) => E.isRight(canOrder(stockIn(state, variantId), quantity)))
  if (!isCovered || E.isLeft(couponFree(state, state.releasedCouponUses.get(order.token)))) return false
  redeemCouponAgain(state, order)
  moveStock(state, taken, -1)
  state.reservations.set(order.token, { taken: kept?.taken ?? [], isReleased: false })
  return true
}

/** Keeps an order after it was `before`, stock and voucher following it; `false`, and nothing, when they are gone. */
export const settleOrder = (state: ShopState, before: Order, settled: Settled): boolean => {
  const { order, payments, mails, card, change, refunds = [], restocked = [] } = settled
  if (order.status === 'cancelled') giveBack(state, order)
  else if (before.status === 'cancelled' && !takeAgain(state, order)) return false
  for (const payment of payments) {
    state.payments.set(payment.id, payment)
    state.asked.delete(payment.id)
    notePaidWith(state, payment, order)
  }
  if (card !== undefined) storeAlias(state, card)
  state.orders.set(order.token, order)
  restock(state, order, restocked)
  for (const refund of refunds) state.refunds.set(refund.id, { refund })
  if (change !== undefined) state.orderChanges.set(order.token, [...(state.orderChanges.get(order.token) ?? []), change])
  storeMails(state, mails)
  return true
}
