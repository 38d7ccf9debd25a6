import * as E from 'fp-ts/lib/Either.js'
import type { IdentityRemovals } from '../../../application/commerce/identity/identity-removals.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { SocialProvider } from '../../../domain/identity/social-provider.ts'
import type { SocialIdentity } from '../../../domain/identity/vouched-identity.ts'
import { atomically } from '../atomically.ts'
import type { ShopState } from '../shop-state.ts'

export const nameOf = ({ provider, subject }: SocialIdentity): string => `${provider} ${subject}`

/** Unlinks identities and queues their deletion at the identity service; all of an account unless a provider is given. */
export const deleteIdentities = (
  { linkedIdentities, identityRemovals }: ShopState, accountId: AccountId, provider?: SocialProvider,
): void => {
  for (const [name, { accountId: owner, identity }] of linkedIdentities)
    if (owner === accountId && (provider === undefined || identity.provider === provider)) {
      linkedIdentities.delete(name)
      identityRemovals.set(name, { identity, tries: 0 })
    }
}

export const openIdentityRemovals = ({ linkedIdentities, identityRemovals }: ShopState): IdentityRemovals => ({
  take: ({ now, limit, again }) =>
    atomically(() => {
      for (const name of linkedIdentities.keys()) identityRemovals.delete(name)
      const due = [...identityRemovals].filter(([, { retryAt }]) => retryAt === undefined || retryAt <= now).slice(0, limit)
      for (const [name, { identity, tries }] of due) identityRemovals.set(name, { identity, tries: tries + 1, retryAt: again(tries + 1) })
      return E.right(due.map(([, { identity }]) => identity))
    }),
  done: (identity) => atomically(() => { identityRemovals.delete(nameOf(identity)); return E.right(undefined) }),
})
