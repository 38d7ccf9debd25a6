import type { Branded } from '../branded.ts'
import type { Money } from '../money/money.ts'
import type { AliasToken, SavedCard } from './saved-card.ts'
import type { OrderToken } from '../order/order.ts'
import type { ProviderMethod } from '../checkout/payment-method.ts'

export type PaymentId = Branded<string, 'PaymentId'>

export const PAYMENT_STATUSES = [
  'started', 'paid', 'declined', 'cancelled', 'expired',
  /** A different amount was paid: it does not count, and staff must check it. */
  'mismatched',
  /** A payment the order does not need: being refunded, and refunded. */
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
  /** The provider's reference of the attempt, once known. */
  readonly reference?: string
  /** The payment page, once known. */
  readonly page?: string
  /** ISO instant, UTC. */
  readonly startedAt: string
  /** The customer chose to save the card. */
  readonly savesCard?: true
  /** The saved card of the payment. */
  readonly alias?: AliasToken
  /** A charge of the saved card by the shop itself: there is no payment page and no shopper present. */
  readonly isCharge?: true
}

/** A notice of the provider about an attempt, already authenticated. */
export type PaymentNotice = {
  readonly paymentId: PaymentId
  readonly reference: string
  readonly outcome: 'paid' | 'declined' | 'cancelled'
  readonly amount: Money
  /** The card that the provider has saved, if requested. */
  readonly card?: SavedCard
}
