import type { AliasToken, SavedCard } from './saved-card.ts'
import type { PaymentAlias } from './payment-alias.ts'

/** A kept card as its owner may see it: nothing of what the payment house calls it (Account §3). */
export type ListedAlias = Omit<SavedCard, 'providerToken'> & {
  readonly alias: AliasToken
  /** It is the one the customer paid with last. */
  readonly isLastPaidWith: boolean
}

/** Cards as their owner sees them, of those that are kept, the one paid with last first. */
export const listedAliases = (aliases: readonly PaymentAlias[]): readonly ListedAlias[] =>
  aliases.map(({ alias, method, masked, expiry }, place) => ({ alias, method, masked, expiry, isLastPaidWith: place === 0 }))
