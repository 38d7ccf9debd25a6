import type { PaymentMethod } from '../checkout/payment-method.ts'
import { isSavable, SAVABLE_METHODS, type AliasToken, type CardExpiry, type MaskedNumber } from '../payment/saved-card.ts'
import { isExpired, type PaymentAlias } from '../payment/payment-alias.ts'

/** Ways to pay that need nobody before a screen when the order is made: of cards, those that the payment house keeps. */
export const UNATTENDED_METHODS = ['invoice', 'prepayment', ...SAVABLE_METHODS] as const
export type UnattendedMethod = (typeof UNATTENDED_METHODS)[number]

/** How a subscription is paid; by which kept card, where it is a card. */
export type SubscriptionPayment = { readonly paymentMethod: UnattendedMethod; readonly alias?: AliasToken }

/** A way to pay as it is offered; of a card what its owner may see. */
export type OfferedPayment = SubscriptionPayment & { readonly masked?: MaskedNumber; readonly expiry?: CardExpiry }

/** Whether a way to pay is one of those offered: a card counts by its name, never by its kind alone. */
export const isOffered = (asked: SubscriptionPayment, offered: readonly OfferedPayment[]): boolean =>
  offered.some(({ paymentMethod, alias }) => paymentMethod === asked.paymentMethod && alias === asked.alias)

/**
 * Of what is offered that by which a subscription can be paid: what cannot be charged without the customer is not. `cards` are
 * those he keeps; one that is good no longer on a day (yyyy-MM-dd) is none.
 */
export const unattended = (
  offered: readonly PaymentMethod[], cards: readonly PaymentAlias[], today: string,
): readonly OfferedPayment[] => [
  ...cards.filter((card) => offered.includes(card.method) && !isExpired(card, today))
    .map(({ alias, method, masked, expiry }) => ({ paymentMethod: method, alias, masked, expiry })),
  ...UNATTENDED_METHODS.filter((method) => !isSavable(method) && offered.includes(method)).map((paymentMethod) => ({ paymentMethod })),
]
