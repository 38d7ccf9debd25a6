import * as E from 'fp-ts/lib/Either.js'
import type { AliasNotFound, PaymentAliases } from '../../../application/commerce/payment/payment-aliases.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Order } from '../../../domain/order/order.ts'
import type { AliasToken, ProviderToken } from '../../../domain/payment/saved-card.ts'
import type { NewAlias, PaymentAlias } from '../../../domain/payment/payment-alias.ts'
import type { Payment } from '../../../domain/payment/payment.ts'
import { atOnce } from '../at-once.ts'
import type { ShopState } from '../shop-state.ts'

const notFound: AliasNotFound = { _tag: 'NotFound', what: 'payment_alias' }

const isKept = ({ aliases }: ShopState, providerToken: ProviderToken): boolean =>
  [...aliases.values()].some(({ alias }) => alias.providerToken === providerToken)

/** Keeps the card of a payment; one that its owner keeps already stays the same and is paid with last. */
export const storeAlias = ({ aliases }: ShopState, { owner, alias }: NewAlias): void => {
  const same = [...aliases.values()].find((one) => one.owner === owner && one.alias.providerToken === alias.providerToken)?.alias
  const kept = same === undefined ? alias : { ...same, expiry: alias.expiry, paidAt: alias.paidAt }
  aliases.set(kept.alias, { owner, alias: kept })
}

/** Notes that a kept card paid an order. */
export const notePaidWith = ({ aliases }: ShopState, { alias, status }: Payment, { paidAt }: Order): void => {
  const kept = alias === undefined || status !== 'paid' ? undefined : aliases.get(alias)
  if (kept !== undefined && paidAt !== undefined) aliases.set(kept.alias.alias, { ...kept, alias: { ...kept.alias, paidAt } })
}

export const openPaymentAliases = (state: ShopState): PaymentAliases => {
  const { aliases, aliasRemovals } = state
  const own = (owner: AccountId, alias: AliasToken): PaymentAlias | undefined => {
    const kept = aliases.get(alias)
    return kept?.owner === owner ? kept.alias : undefined
  }
  return {
    list: (owner) =>
      atOnce(() =>
        E.right([...aliases.values()].filter((one) => one.owner === owner).map(({ alias }) => alias)
          .toSorted((one, other) => other.paidAt.localeCompare(one.paidAt) || one.alias.localeCompare(other.alias)))),
    alias: (owner, alias) => atOnce(() => E.fromNullable(notFound)(own(owner, alias))),
    remove: (owner, alias) =>
      atOnce(() => {
        const kept = own(owner, alias)
        if (kept === undefined) return E.left(notFound)
        aliases.delete(alias)
        aliasRemovals.set(kept.providerToken, undefined)
        return E.right(undefined)
      }),
    toForget: ({ now, limit, nextAt }) =>
      atOnce(() => {
        for (const alias of aliasRemovals.keys()) if (isKept(state, alias)) aliasRemovals.delete(alias)
        const due = [...aliasRemovals].filter(([, askAt]) => askAt === undefined || askAt <= now).map(([alias]) => alias).slice(0, limit)
        for (const alias of due) aliasRemovals.set(alias, nextAt)
        return E.right(due)
      }),
    forgotten: (alias) => atOnce(() => { aliasRemovals.delete(alias); return E.right(undefined) }),
  }
}
