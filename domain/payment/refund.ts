import type { Branded } from '../branded.ts'
import type { Money } from '../money/money.ts'
import type { OrderToken } from '../order/order.ts'
import type { PaymentId } from './payment.ts'

export type RefundId = Branded<string, 'RefundId'>

/** Requested; done; or refused by the payment provider permanently, so that staff pay it in another way. */
export const REFUND_STATES = ['requested', 'paid', 'refused'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** A refund of one order. */
export type Refund = {
  readonly id: RefundId
  readonly orderToken: OrderToken
  /** The refunded attempt; absent if staff transfer the money. */
  readonly paymentId?: PaymentId
  readonly amount: Money
  readonly state: RefundState
  /** ISO instants, UTC. */
  readonly requestedAt: string
  readonly endedAt?: string
}
