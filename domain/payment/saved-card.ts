import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { hasCheckDigit } from '../card-number.ts'
import type { ProviderMethod } from '../checkout/payment-method.ts'

/** Cards can be saved (docs/decisions/0040-saved-cards.md). */
export const SAVABLE_METHODS = ['visa', 'master_card', 'american_express'] as const satisfies readonly ProviderMethod[]
export type SavableMethod = (typeof SAVABLE_METHODS)[number]

export const isSavable = (method: string): method is SavableMethod => (SAVABLE_METHODS as readonly string[]).includes(method)

/** The payment provider's token of a saved card: it can be used to charge the card, so it never leaves the server. */
export type ProviderToken = Branded<string, 'ProviderToken'>

/** The public alias of a saved card: it cannot be used to charge it. */
export type AliasToken = Branded<string, 'AliasToken'>

/** Twelve x and the last four digits of a card. */
export type MaskedNumber = Branded<string, 'MaskedNumber'>

/** The last month in which a card is valid: `2028-12`. */
export type CardExpiry = Branded<string, 'CardExpiry'>

/** A saved card as the shop stores it; only the payment provider has its number. */
export type SavedCard = {
  readonly providerToken: ProviderToken
  readonly method: SavableMethod
  readonly masked: MaskedNumber
  readonly expiry: CardExpiry
}

const ALIAS = /^[A-Za-z0-9_-]{1,64}$/
/** The formats of a masked number and an expiry. */
export const MASKED_NUMBER = /^x{12}\d{4}$/
const MASKED = /^\d{0,6}[xX*]{2,}(\d{4})$/
export const CARD_EXPIRY = /^20\d\d-(0[1-9]|1[0-2])$/

/** Whether a text might be a card number: its length and check digit match. */
const looksLikeCardNumber = (text: string): boolean =>
  /^\d{12,19}$/.test(text) && hasCheckDigit(text)

type ProviderCard = { readonly providerToken: string; readonly method: string; readonly masked: string; readonly expiry: string }

/** A card as the payment provider reports it: anything that is, or might be, a card number is rejected. */
export const makeSavedCard = ({ providerToken, method, masked, expiry }: ProviderCard): E.Either<'no card to keep', SavedCard> => {
  const last = MASKED.exec(masked)?.[1]
  if (last === undefined || !isSavable(method) || !CARD_EXPIRY.test(expiry)) return E.left('no card to keep')
  if (!ALIAS.test(providerToken) || looksLikeCardNumber(providerToken)) return E.left('no card to keep')
  return E.right({
    providerToken: providerToken as ProviderToken,
    method,
    masked: `xxxxxxxxxxxx${last}` as MaskedNumber,
    expiry: expiry as CardExpiry,
  })
}
