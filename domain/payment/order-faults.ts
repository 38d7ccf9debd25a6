import { computeTotals } from '../cart/totals.ts'
import { sumMoney } from '../money/money-arithmetic.ts'
import { zero, type Money } from '../money/money.ts'
import { sameMoney } from '../money/same-money.ts'
import type { Order } from '../order/order.ts'
import type { VariantId } from '../product/variant.ts'
import type { Payment } from './payment.ts'
import type { Refund } from './refund.ts'
import { paidOf, refundedOf } from './refundable.ts'

/** Units that an order reserved and did not release. */
export type ReservedUnits = { readonly variantId: VariantId; readonly quantity: number }

/** An order with its payments, refunds and reservations as stored. */
export type OrderRecord = {
  readonly order: Order
  readonly payments: readonly Payment[]
  readonly refunds: readonly Refund[]
  readonly reserved: readonly ReservedUnits[]
}

/** Stored values that should agree and do not. */
export type OrderFault =
  | { readonly _tag: 'SumDiffers'; readonly what: 'totals' | 'promotion' | 'refunded'; readonly stored: Money; readonly computed: Money }
  | { readonly _tag: 'PaidDiffers'; readonly paid: Money; readonly captured: Money }
  | { readonly _tag: 'RefundedTooMuch'; readonly refunded: Money; readonly captured: Money }
  | { readonly _tag: 'ReservedTooMuch'; readonly variantId: VariantId; readonly reserved: number; readonly ordered: number }
  | { readonly _tag: 'StockNotReleased' }

type Check = (booked: OrderRecord) => readonly OrderFault[]

const differs = (what: 'totals' | 'promotion' | 'refunded', stored: Money, computed: Money): readonly OrderFault[] =>
  sameMoney(stored, computed) ? [] : [{ _tag: 'SumDiffers', what, stored: stored, computed: computed }]

const totals: Check = ({ order: { lines, totals: stored } }) =>
  differs('totals', stored.total, computeTotals(lines, stored.shippingTotal, stored.orderPromotionTotal).total)

const promotion: Check = ({ order: { promotionShares, totals: { orderPromotionTotal }, currency } }) =>
  promotionShares === undefined
    ? []
    : differs('promotion', orderPromotionTotal, {
        ...zero(currency), cents: Object.values(promotionShares).reduce((sum, cents) => sum + cents, 0),
      })

const refunded: Check = ({ order, refunds }) => differs('refunded', order.refunded ?? zero(order.currency), refundedOf(order, refunds))

/** One attempt counts, with the price of the order; a transfer has no attempt. */
const paid: Check = ({ order, payments }) => {
  const counted = payments.filter(({ status }) => status === 'paid')
  const captured = sumMoney(counted.map(({ amount }) => amount), order.currency)
  return counted.length === 0 || sameMoney(captured, paidOf(order)) ? [] : [{ _tag: 'PaidDiffers', paid: paidOf(order), captured }]
}

/** Refunds never exceed payments: of the order, and of each attempt. */
const refundedAtMost: Check = ({ order, payments, refunds }) => {
  const all = [
    { refunds, captured: paidOf(order) },
    ...payments.map(({ id, amount }) => ({ refunds: refunds.filter(({ paymentId }) => paymentId === id), captured: amount })),
  ]
  return all.flatMap((one): readonly OrderFault[] => {
    const back = refundedOf(order, one.refunds)
    return back.cents > one.captured.cents ? [{ _tag: 'RefundedTooMuch', refunded: back, captured: one.captured }] : []
  })
}

const reservations: Check = ({ order, reserved }) =>
  reserved.flatMap(({ variantId, quantity }): readonly OrderFault[] => {
    const ordered = order.lines.filter((line) => line.variantId === variantId).reduce((sum, line) => sum + line.quantity, 0)
    return quantity > ordered ? [{ _tag: 'ReservedTooMuch', variantId, reserved: quantity, ordered }] : []
  })

/** A cancelled order has released its stock. */
const cancelled: Check = ({ order: { status }, reserved }) =>
  status === 'cancelled' && reserved.some(({ quantity }) => quantity > 0) ? [{ _tag: 'StockNotReleased' }] : []

const CHECKS: readonly Check[] = [totals, promotion, refunded, paid, refundedAtMost, reservations, cancelled]

/** All inconsistencies in the stored data of an order. */
export const orderFaults: Check = (booked) => CHECKS.flatMap((check) => check(booked))
