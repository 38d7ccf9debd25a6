import type { SavableMethod } from '../../domain/payment/saved-card.ts'
import { isExpired, lastDigits } from '../../domain/payment/payment-alias.ts'
import type { ListedAlias } from '../../domain/payment/listed-alias.ts'

/** A saved card as pages show it. */
export type CardEntry = {
  readonly alias: string
  readonly method: SavableMethod
  readonly digits: string
  /** `06/28`, as on the card. */
  readonly expiry: string
  readonly isExpired: boolean
  readonly isLastPaidWith: boolean
}

/** `today` is yyyy-MM-dd. */
export const toCardEntry = (card: ListedAlias, today: string): CardEntry => ({
  alias: card.alias,
  method: card.method,
  digits: lastDigits(card.masked),
  expiry: `${card.expiry.slice(5)}/${card.expiry.slice(2, 4)}`,
  isExpired: isExpired(card, today),
  isLastPaidWith: card.isLastPaidWith,
})

const BY_CARD = 'card-'

/** The value of a saved card in the choice of payment methods. */
export const cardChoice = (alias: string): string => `${BY_CARD}${alias}`

/** The chosen saved card, if it is one. */
export const chosenCard = (choice: string): string | undefined => (choice.startsWith(BY_CARD) ? choice.slice(BY_CARD.length) : undefined)
