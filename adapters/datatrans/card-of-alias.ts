import type { SavedCard } from '../../domain/payment/saved-card.ts'

/** A saved card in the provider's format. */
export const cardOfAlias = ({ providerToken, expiry }: SavedCard): object => ({
  alias: providerToken, expiryMonth: expiry.slice(5), expiryYear: expiry.slice(2, 4),
})
