import { computeTotals } from '../cart/totals.ts'
import { sumMoney } from '../money/money-arithmetic.ts'
import { zero, type Money } from '../money/money.ts'
import { sameMoney } from '../money/same-money.ts'
import type { Order } from '../order/order.ts'
import type { VariantId } from '../product/variant.ts'
import type { Payment } from './payment.ts'
import type { Refund } from './refund.ts'
import { paidOf, refundedOf } from './refundable.ts'

/** Packs that an order took off the shelf and did not give back. */
export type ReservedUnits = { readonly variantId: VariantId; readonly quantity: number }

/** An order with its money and its goods, as the books have them. */
export type BookedOrder = {
  readonly order: Order
  readonly payments: readonly Payment[]
  readonly refunds: readonly Refund[]
  readonly taken: readonly ReservedUnits[]
}

/** Two places of the books that should say the same. */
export type OrderFault =
  | { readonly _tag: 'SumDiffers'; readonly what: 'totals' | 'promotion' | 'refunded'; readonly said: Money; readonly reckoned: Money }
  | { readonly _tag: 'PaidDiffers'; readonly paid: Money; readonly captured: Money }
  | { readonly _tag: 'RefundedTooMuch'; readonly refunded: Money; readonly captured: Money }
  | { readonly _tag: 'TookTooMuch'; readonly variantId: VariantId; readonly taken: number; readonly ordered: number }
  | { readonly _tag: 'KeptGoods' }

type Check = (booked: BookedOrder) => readonly OrderFault[]

const differs = (what: 'totals' | 'promotion' | 'refunded', said: Money, reckoned: Money): readonly OrderFault[] =>
  sameMoney(said, reckoned) ? [] : [{ _tag: 'SumDiffers', what, said, reckoned }]

const totals: Check = ({ order: { lines, totals: said } }) =>
  differs('totals', said.total, computeTotals(lines, said.shippingTotal, said.orderPromotionTotal).total)

const promotion: Check = ({ order: { promotionShares, totals: { orderPromotionTotal }, currency } }) =>
  promotionShares === undefined
    ? []
    : differs('promotion', orderPromotionTotal, {
        ...zero(currency), cents: Object.values(promotionShares).reduce((sum, cents) => sum + cents, 0),
      })

const refunded: Check = ({ order, refunds }) => differs('refunded', order.refunded ?? zero(order.currency), refundedOf(order, refunds))

/** One attempt counts, and with what the order costs; paid by transfer there is none. */
const paid: Check = ({ order, payments }) => {
  const counted = payments.filter(({ status }) => status === 'paid')
  const captured = sumMoney(counted.map(({ amount }) => amount), order.currency)
  return counted.length === 0 || sameMoney(captured, paidOf(order)) ? [] : [{ _tag: 'PaidDiffers', paid: paidOf(order), captured }]
}

/** Never more goes back than came: of the order, and of each attempt. */
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

const goods: Check = ({ order, taken }) =>
  taken.flatMap(({ variantId, quantity }): readonly OrderFault[] => {
    const ordered = order.lines.filter((line) => line.variantId === variantId).reduce((sum, line) => sum + line.quantity, 0)
    return quantity > ordered ? [{ _tag: 'TookTooMuch', variantId, taken: quantity, ordered }] : []
  })

/** What is given up lies on the shelf again. */
const cancelled: Check = ({ order: { status }, taken }) =>
  status === 'cancelled' && taken.some(({ quantity }) => quantity > 0) ? [{ _tag: 'KeptGoods' }] : []

const CHECKS: readonly Check[] = [totals, promotion, refunded, paid, refundedAtMost, goods, cancelled]

/** Everything in the books of an order that does not add up. */
export const orderFaults: Check = (booked) => CHECKS.flatMap((check) => check(booked))
