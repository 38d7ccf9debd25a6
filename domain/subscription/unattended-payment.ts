import type { PaymentMethod } from '../checkout/payment-method.ts'
import { isSavable, SAVABLE_METHODS, type AliasToken, type CardExpiry, type MaskedNumber } from '../payment/saved-card.ts'
import { isExpired, type PaymentAlias } from '../payment/payment-alias.ts'

/** Payment methods that need no shopper present: of cards, those saved by the payment provider. */
export const UNATTENDED_METHODS = ['invoice', 'prepayment', ...SAVABLE_METHODS] as const
export type UnattendedMethod = (typeof UNATTENDED_METHODS)[number]

/** The payment of a subscription; with the saved card, if it is a card. */
export type SubscriptionPayment = { readonly paymentMethod: UnattendedMethod; readonly alias?: AliasToken }

/** An offered payment; of a card what its owner may see. */
export type OfferedPayment = SubscriptionPayment & { readonly masked?: MaskedNumber; readonly expiry?: CardExpiry }

/** Whether a payment is one of those offered: a card is identified by its alias, not by its type. */
export const isOffered = (payment: SubscriptionPayment, offered: readonly OfferedPayment[]): boolean =>
  offered.some(({ paymentMethod, alias }) => paymentMethod === payment.paymentMethod && alias === payment.alias)

/**
 * The offered payments for a subscription: those that can be charged without the customer present. `cards` are the customer's saved
 * cards; one that has expired on the day (yyyy-MM-dd) is left out.
 */
export const unattended = (
  offered: readonly PaymentMethod[], cards: readonly PaymentAlias[], today: string,
): readonly OfferedPayment[] => [
  ...cards.filter((card) => offered.includes(card.method) && !isExpired(card, today))
    .map(({ alias, method, masked, expiry }) => ({ paymentMethod: method, alias, masked, expiry })),
  ...UNATTENDED_METHODS.filter((method) => !isSavable(method) && offered.includes(method)).map((paymentMethod) => ({ paymentMethod })),
]
