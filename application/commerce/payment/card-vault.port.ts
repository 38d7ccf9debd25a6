import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ProviderToken, SavedCard } from '../../../domain/payment/saved-card.ts'
import type { Payment, PaymentNotice } from '../../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The card vault of the payment provider: it stores the card, the shop a token for it. */
export interface CardVault {
  /** Charges a saved card without the customer present and returns whether it was paid or declined. Idempotent per attempt. */
  readonly charge: (payment: Payment, card: SavedCard) => TaskEither<ServiceUnavailable, PaymentNotice>
  /** Deletes a card. An unknown one counts as deleted. */
  readonly delete: (alias: ProviderToken) => TaskEither<ServiceUnavailable, void>
}
