import type { Branded } from '../branded.ts'
import type { Money } from '../money/money.ts'
import type { AliasToken, SavedCard } from './saved-card.ts'
import type { OrderToken } from '../order/order.ts'
import type { ProviderMethod } from '../checkout/payment-method.ts'

export type PaymentId = Branded<string, 'PaymentId'>

export const PAYMENT_STATUSES = [
  'started', 'paid', 'declined', 'cancelled', 'expired',
  /** Money of another amount came: no payment, for the shop's people to look at. */
  'mismatched',
  /** Money came that the order has no use for: on its way back, and back. */
  'refunding', 'refunded',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** One attempt to pay one order through the provider. */
export type Payment = {
  readonly id: PaymentId
  readonly orderToken: OrderToken
  readonly method: ProviderMethod
  readonly amount: Money
  readonly status: PaymentStatus
  /** The provider's own name for the attempt, once it has one. */
  readonly reference?: string
  /** Where it is paid, once the provider said so. */
  readonly page?: string
  /** ISO instant, UTC. */
  readonly startedAt: string
  /** The customer asked to keep the card for the next time. */
  readonly savesCard?: true
  /** The kept card that is paid with. */
  readonly alias?: AliasToken
  /** The shop has the kept card charged by itself: there is no page, and no shopper who knows how it ended. */
  readonly isCharge?: true
}

/** What the provider says about an attempt, already known to come from the provider. */
export type PaymentNotice = {
  readonly paymentId: PaymentId
  readonly reference: string
  readonly outcome: 'paid' | 'declined' | 'cancelled'
  readonly amount: Money
  /** The card that the payment house keeps from now on, where that was asked of it. */
  readonly card?: SavedCard
}
