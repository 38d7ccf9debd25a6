import type { AliasToken, SavedCard } from './saved-card.ts'
import type { PaymentAlias } from './payment-alias.ts'

/** A saved card as its owner sees it, without the provider token (Account §3). */
export type ListedAlias = Omit<SavedCard, 'providerToken'> & {
  readonly alias: AliasToken
  /** Whether the customer paid with it last. */
  readonly isLastPaidWith: boolean
}

/** Saved cards as their owner sees them, the last one paid with first. */
export const listedAliases = (aliases: readonly PaymentAlias[]): readonly ListedAlias[] =>
  aliases.map(({ alias, method, masked, expiry }, index) => ({ alias, method, masked, expiry, isLastPaidWith: index === 0 }))
