import * as E from 'fp-ts/lib/Either.js'
import type { Branded } from '../branded.ts'
import { hasCheckDigit } from '../card-number.ts'
import type { ProviderMethod } from '../checkout/payment-method.ts'

/** What can be kept for the next time: cards (docs/decisions/0040-saved-cards.md). */
export const KEEPABLE_METHODS = ['visa', 'master_card', 'american_express'] as const satisfies readonly ProviderMethod[]
export type KeepableMethod = (typeof KEEPABLE_METHODS)[number]

export const isKeepable = (method: string): method is KeepableMethod => (KEEPABLE_METHODS as readonly string[]).includes(method)

/** What the payment house calls a card it keeps: whoever has it can charge the card through us, so it never leaves the shop's side. */
export type ProviderToken = Branded<string, 'ProviderToken'>

/** What a kept card is called outside: nobody can charge anything with it. */
export type AliasToken = Branded<string, 'AliasToken'>

/** Twelve crosses and the last four digits of a card. */
export type MaskedNumber = Branded<string, 'MaskedNumber'>

/** The last month in which a card is good: `2028-12`. */
export type CardExpiry = Branded<string, 'CardExpiry'>

/** A card as far as the shop knows it; its number is known to the payment house alone. */
export type SavedCard = {
  readonly providerToken: ProviderToken
  readonly method: KeepableMethod
  readonly masked: MaskedNumber
  readonly expiry: CardExpiry
}

const ALIAS = /^[A-Za-z0-9_-]{1,64}$/
/** How a masked number and an expiry are written. */
export const MASKED_NUMBER = /^x{12}\d{4}$/
const MASKED = /^\d{0,6}[xX*]{2,}(\d{4})$/
export const CARD_EXPIRY = /^20\d\d-(0[1-9]|1[0-2])$/

/** Whether a text could be the number of a card: as long as one, and its check digit fits. */
const looksLikeCardNumber = (text: string): boolean =>
  /^\d{12,19}$/.test(text) && hasCheckDigit(text)

type Said = { readonly providerToken: string; readonly method: string; readonly masked: string; readonly expiry: string }

/** A card as a payment house tells it: nothing is taken that is, or might be, a card number. */
export const makeSavedCard = ({ providerToken, method, masked, expiry }: Said): E.Either<'no card to keep', SavedCard> => {
  const last = MASKED.exec(masked)?.[1]
  if (last === undefined || !isKeepable(method) || !CARD_EXPIRY.test(expiry)) return E.left('no card to keep')
  if (!ALIAS.test(providerToken) || looksLikeCardNumber(providerToken)) return E.left('no card to keep')
  return E.right({
    providerToken: providerToken as ProviderToken,
    method,
    masked: `xxxxxxxxxxxx${last}` as MaskedNumber,
    expiry: expiry as CardExpiry,
  })
}
