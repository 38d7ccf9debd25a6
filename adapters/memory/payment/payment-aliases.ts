import * as E from 'fp-ts/lib/Either.js'
import type { AliasNotFound, PaymentAliases } from '../../../application/commerce/payment/payment-aliases.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { AliasToken, ProviderToken } from '../../../domain/payment/saved-card.ts'
import type { NewAlias, PaymentAlias } from '../../../domain/payment/payment-alias.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

const notFound: AliasNotFound = { _tag: 'NotFound', what: 'payment_alias' }

const isSaved = ({ aliases }: ShopState, providerToken: ProviderToken): boolean =>
  [...aliases.values()].some(({ alias }) => alias.providerToken === providerToken)

/** Saves the card of a payment; a card its owner has already is updated. */
export const storeAlias = ({ aliases }: ShopState, { owner, alias }: NewAlias): void => {
  const previous = [...aliases.values()].find(
    (stored) => stored.owner === owner && stored.alias.providerToken === alias.providerToken,
  )?.alias
  const saved = previous === undefined ? alias : { ...previous, expiry: alias.expiry, paidAt: alias.paidAt }
  aliases.set(saved.alias, { owner, alias: saved })
}

/** Records that a saved card paid an order. */
export const notePaidWith = ({ aliases }: ShopState, { alias, status }: Payment, { paidAt }: Order): void => {
  const saved = alias === undefined || status !== 'paid' ? undefined : aliases.get(alias)
  if (saved !== undefined && paidAt !== undefined) aliases.set(saved.alias.alias, { ...saved, alias: { ...saved.alias, paidAt } })
}

export const openPaymentAliases = (state: ShopState): PaymentAliases => {
  const { aliases, aliasRemovals } = state
  const own = (owner: AccountId, alias: AliasToken): PaymentAlias | undefined => {
    const saved = aliases.get(alias)
    return saved?.owner === owner ? saved.alias : undefined
  }
  return {
    list: (owner) =>
      atomically(() =>
        E.right([...aliases.values()].filter((stored) => stored.owner === owner).map(({ alias }) => alias)
          .toSorted((left, right) => right.paidAt.localeCompare(left.paidAt) || left.alias.localeCompare(right.alias)))),
    alias: (owner, alias) => atomically(() => E.fromNullable(notFound)(own(owner, alias))),
    remove: (owner, alias) =>
      atomically(() => {
        const saved = own(owner, alias)
        if (saved === undefined) return E.left(notFound)
        aliases.delete(alias)
        aliasRemovals.set(saved.providerToken, undefined)
        return E.right(undefined)
      }),
    toDelete: ({ now, limit, nextAt }) =>
      atomically(() => {
        for (const alias of aliasRemovals.keys()) if (isSaved(state, alias)) aliasRemovals.delete(alias)
        const due = [...aliasRemovals].filter(([, retryAt]) => retryAt === undefined || retryAt <= now)
          .map(([alias]) => alias).slice(0, limit)
        for (const alias of due) aliasRemovals.set(alias, nextAt)
        return E.right(due)
      }),
    deleted: (alias) => atomically(() => { aliasRemovals.delete(alias); return E.right(undefined) }),
  }
}
