import type { KeptCard } from '../../domain/payment/kept-card.ts'

/** A kept card in the provider's words. */
export const cardOfAlias = ({ houseAlias, expiry }: KeptCard): object => ({
  alias: houseAlias, expiryMonth: expiry.slice(5), expiryYear: expiry.slice(2, 4),
})
