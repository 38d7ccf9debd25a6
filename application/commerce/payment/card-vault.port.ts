import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { ProviderToken, SavedCard } from '../../../domain/payment/saved-card.ts'
import type { Payment, PaymentNotice } from '../../../domain/payment/payment.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'

/** The payment house as it keeps cards: it knows the number, the shop has an alias for it. */
export interface CardVault {
  /**
   * Takes an attempt's money from a kept card while nobody is at the page, and answers how that ended: paid or declined.
   * Asked again for the same attempt it takes nothing twice.
   */
  readonly charge: (payment: Payment, card: SavedCard) => TaskEither<ServiceUnavailable, PaymentNotice>
  /** Forgets a card. One that is not known there is forgotten already. */
  readonly delete: (alias: ProviderToken) => TaskEither<ServiceUnavailable, void>
}
