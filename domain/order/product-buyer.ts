import type { Email } from '../customer/email.ts'
import type { ProductId } from '../product/product.ts'
import type { VariantId } from '../product/variant.ts'
import type { Locale } from '../shop/locale.ts'
import { zurichTime } from '../shop/zurich-time.ts'
import type { Order, OrderLine, OrderStatus } from './order.ts'
import { orderSummary } from './order-summary.ts'

/** yyyy-MM-dd, in Zurich, both included; an absent bound is open. */
export type DayRange = { readonly from?: string; readonly to?: string }

/** A buyer of a product: one order line with it, and how to reach the buyer. */
export type ProductBuyer = {
  readonly number: string
  /** ISO instants, UTC. */
  readonly createdAt: string
  /** When packs of the line were shipped; empty if none were, or if it was not recorded. */
  readonly sentAt: readonly string[]
  readonly status: OrderStatus
  readonly variantId: VariantId
  readonly quantity: number
  readonly name: string
  readonly email: Email
  readonly locale: Locale
}

const dayOf = (instant: string): string => zurichTime(new Date(instant)).day

const shippedAt = ({ parcels = [] }: Order, { id }: OrderLine): readonly string[] =>
  parcels.filter(({ packs }) => packs.some(({ lineId }) => lineId === id)).map(({ sentAt }) => sentAt)

/**
 * Whether packs may have been shipped on these days. Without a recorded parcel it may be any day since the order, unless the order was
 * cancelled. Notifying one buyer too many is better than one too few.
 */
const mayBeShipped = ({ from = '', to = '9999-12-31' }: DayRange, { status, createdAt }: Order, sentAt: readonly string[]): boolean =>
  sentAt.length === 0
    ? status !== 'cancelled' && dayOf(createdAt) <= to
    : sentAt.map(dayOf).some((day) => from <= day && day <= to)

/** The buyers of a product in an order, by line, whose packs were or may have been shipped on these days. */
export const productBuyers = (order: Order, productId: ProductId, days: DayRange): readonly ProductBuyer[] =>
  order.lines.filter((line) => line.productId === productId).flatMap((line) => {
    const sentAt = shippedAt(order, line)
    if (!mayBeShipped(days, order, sentAt)) return []
    const { number, createdAt, status, email, name } = orderSummary(order)
    return [{ number, createdAt, sentAt, status, variantId: line.variantId, quantity: line.quantity, name, email, locale: order.locale }]
  })
