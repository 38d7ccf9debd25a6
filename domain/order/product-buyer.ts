import type { Email } from '../customer/email.ts'
import type { ProductId } from '../product/product.ts'
import type { VariantId } from '../product/variant.ts'
import type { Locale } from '../shop/locale.ts'
import { zurichTime } from '../shop/zurich-time.ts'
import type { Order, OrderLine, OrderStatus } from './order.ts'
import { orderSummary } from './order-summary.ts'

/** yyyy-MM-dd, in Zurich, both of them included; what is not named is open. */
export type DayRange = { readonly from?: string; readonly to?: string }

/** Who bought a product: one line of an order with it, and how its buyer is reached. */
export type ProductBuyer = {
  readonly number: string
  /** ISO instants, UTC. */
  readonly createdAt: string
  /** When packs of the line left; empty where none did, or where nobody noted it. */
  readonly sentAt: readonly string[]
  readonly status: OrderStatus
  readonly variantId: VariantId
  readonly quantity: number
  readonly name: string
  readonly email: Email
  readonly locale: Locale
}

const dayOf = (instant: string): string => zurichTime(new Date(instant)).day

const sentOf = ({ parcels = [] }: Order, { id }: OrderLine): readonly string[] =>
  parcels.filter(({ packs }) => packs.some(({ lineId }) => lineId === id)).map(({ sentAt }) => sentAt)

/**
 * Whether packs may have left on these days. Where no parcel is noted, nobody knows the day: it may be any since the order, and of a
 * cancelled order there is none. One buyer too many is written to; one too few is not warned.
 */
const mayHaveLeft = ({ from = '', to = '9999-12-31' }: DayRange, { status, createdAt }: Order, sentAt: readonly string[]): boolean =>
  sentAt.length === 0
    ? status !== 'cancelled' && dayOf(createdAt) <= to
    : sentAt.map(dayOf).some((day) => from <= day && day <= to)

/** The buyers of a product in an order, by its lines: of those whose packs left, or may have left, on these days. */
export const productBuyers = (order: Order, productId: ProductId, days: DayRange): readonly ProductBuyer[] =>
  order.lines.filter((line) => line.productId === productId).flatMap((line) => {
    const sentAt = sentOf(order, line)
    if (!mayHaveLeft(days, order, sentAt)) return []
    const { number, createdAt, status, email, name } = orderSummary(order)
    return [{ number, createdAt, sentAt, status, variantId: line.variantId, quantity: line.quantity, name, email, locale: order.locale }]
  })
