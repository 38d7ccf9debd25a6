import type { Money } from '../money/money.ts'
import type { BrandChannel } from '../shop/brand-channel.ts'
import type { Email } from '../customer/email.ts'
import type { Order, OrderStatus } from './order.ts'
import { omitUndefined } from '../omit-undefined.ts'

/** One row in the back office's list of orders. */
export type OrderSummary = {
  readonly number: string
  readonly status: OrderStatus
  readonly brandChannel: BrandChannel
  readonly name: string
  readonly email: Email
  readonly total: Money
  /** ISO instants, UTC. */
  readonly createdAt: string
  readonly paidAt?: string
}

export const orderSummary = ({ number, status, brandChannel, billingAddress, email, totals, createdAt, paidAt }: Order): OrderSummary => ({
  number, status, brandChannel, name: `${billingAddress.firstName} ${billingAddress.lastName}`, email, total: totals.total, createdAt,
  ...omitUndefined({ paidAt }),
})
