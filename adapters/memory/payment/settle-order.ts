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
import { orderChanged } from '../../../domain/webhook/webhook-event.ts'
import { couponFree, releaseCoupon, redeemCouponAgain } from '../coupon/coupon-repository.ts'
import { storeMails } from '../mail/store-mails.ts'
import { storeAlias, notePaidWith } from './payment-aliases.ts'
import type { ShopState } from '../shop-state.ts'
import { moveStock, stockIn } from '../stock/stock-ledger.ts'

type SettledOrder = {
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

/** Restocks at most as many units as the order reserved. */
const restock = (state: ShopState, { token }: Order, packs: NonNullable<Move['restocked']>): void => {
  const reservation = state.reservations.get(token)
  if (reservation === undefined || reservation.isReleased || packs.length === 0) return
  const { units: taken, returned = [] } = reservation
  const back = [...new Set(packs.map(({ variantId }) => variantId))]
    .map((variantId) => ({ variantId, quantity: sumOf(packs, variantId) }))
    .filter(({ variantId, quantity }) => sumOf(returned, variantId) + quantity <= sumOf(taken, variantId))
  moveStock(state, back, 1)
  state.reservations.set(token, { ...reservation, returned: [...returned, ...back] })
}

const releaseAll = (state: ShopState, order: Order): void => {
  releaseCoupon(state, order)
  const reservation = state.reservations.get(order.token)
  if (reservation === undefined || reservation.isReleased) return
  moveStock(state, reservation.units, 1)
  state.reservations.set(order.token, { ...reservation, isReleased: true })
}

const reserveAgain = (state: ShopState, order: Order): boolean => {
  const reservation = state.reservations.get(order.token)
  const taken = reservation?.isReleased === true ? reservation.units : []
  const isCovered = taken.every(({ variantId, quantity }) => E.isRight(canOrder(stockIn(state, variantId), quantity)))
  if (!isCovered || E.isLeft(couponFree(state, state.releasedCouponUses.get(order.token)))) return false
  redeemCouponAgain(state, order)
  moveStock(state, taken, -1)
  state.reservations.set(order.token, { units: reservation?.units ?? [], isReleased: false })
  return true
}

/** Stores a changed order, with stock and coupon following it; `false`, with nothing changed, if they are no longer available. */
export const settleOrder = (state: ShopState, before: Order, settled: SettledOrder): boolean => {
  const { order, payments, mails, card, change, refunds = [], restocked = [] } = settled
  if (order.status === 'cancelled') releaseAll(state, order)
  else if (before.status === 'cancelled' && !reserveAgain(state, order)) return false
  for (const payment of payments) {
    state.payments.set(payment.id, payment)
    state.paymentChecks.delete(payment.id)
    notePaidWith(state, payment, order)
  }
  if (card !== undefined) storeAlias(state, card)
  state.orders.set(order.token, order)
  restock(state, order, restocked)
  for (const refund of refunds) state.refunds.set(refund.id, { refund })
  if (change !== undefined) {
    state.orderChanges.set(order.token, [...(state.orderChanges.get(order.token) ?? []), change])
    state.webhookEvents.push(orderChanged(order, change))
  }
  storeMails(state, mails)
  return true
}
