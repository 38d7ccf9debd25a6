import type { Branded } from '../branded.ts'
import type { Money } from '../money/money.ts'
import type { OrderToken } from '../order/order.ts'
import type { PaymentId } from './payment.ts'

export type RefundId = Branded<string, 'RefundId'>

/** On its way; gone back; or refused by the payment house for good, for the shop's people to pay in another way. */
export const REFUND_STATES = ['asked', 'done', 'refused'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** Money of one order that goes back. */
export type Refund = {
  readonly id: RefundId
  readonly orderToken: OrderToken
  /** The attempt whose money it is; absent where the shop's people transfer it. */
  readonly paymentId?: PaymentId
  readonly amount: Money
  readonly state: RefundState
  /** ISO instants, UTC. */
  readonly requestedAt: string
  readonly endedAt?: string
}
