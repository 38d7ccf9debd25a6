import * as E from 'fp-ts/lib/Either.js'
import type { PasskeyRepository } from '../../../application/commerce/passkey/passkey-repository.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { hourOf } from '../../../domain/identity/session-entry.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import { MAX_PASSKEYS } from '../../../domain/passkey/passkey.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { atomically } from '../atomically.ts'
import { storeSession } from '../customer/store-session.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { StoredPasskeyEntry, ShopState } from '../shop-state.ts'

const ownOf = ({ passkeys }: ShopState, owner: AccountId): readonly StoredPasskeyEntry[] =>
  [...passkeys.values()]
    .filter(({ accountId }) => accountId === owner)
    .toSorted((left, right) => left.since.getTime() - right.since.getTime())

const isSignedIn = ({ sessions }: ShopState, owner: AccountId, session: SessionToken): boolean =>
  sessions.get(session)?.accountId === owner

const NOT_SIGNED_IN: RefusalBy<'NotSignedIn'> = { _tag: 'NotSignedIn' }

export const openPasskeyRepository = (state: ShopState): PasskeyRepository => ({
  list: (owner) => atomically(() => E.right(ownOf(state, owner).map(({ id, name, host, since, lastUsed, credential }) =>
    ({ id, name, host, since, credential, ...(lastUsed === undefined ? {} : { lastUsed }) })))),
  find: (requested, requestedHost) =>
    atomically(() => {
      const passkey = [...state.passkeys.values()].find(({ credential, host }) => credential === requested && host === requestedHost)
      if (passkey === undefined) return E.right(undefined)
      const { id, accountId, credential, publicKey, counter } = passkey
      return E.right({ id, accountId, credential, publicKey, counter })
    }),
  add: (passkey, { session, mails }) =>
    atomically(() => {
      const { accountId, credential } = passkey
      if (!isSignedIn(state, accountId, session)) return E.left(NOT_SIGNED_IN)
      if (state.customers.get(accountId)?.customer.isVerified !== true)
        return E.left<RefusalBy<'EmailUnverified'>>({ _tag: 'EmailUnverified' })
      if (ownOf(state, accountId).length >= MAX_PASSKEYS)
        return E.left<RefusalBy<'TooManyPasskeys'>>({ _tag: 'TooManyPasskeys', maximum: MAX_PASSKEYS })
      if ([...state.passkeys.values()].some((stored) => stored.credential === credential))
        return E.left<RefusalBy<'PasskeyExists'>>({ _tag: 'PasskeyExists' })
      state.passkeys.set(passkey.id, passkey)
      storeMails(state, mails)
      return E.right(undefined)
    }),
  remove: (owner, id, { session, mails }) =>
    atomically(() => {
      if (!isSignedIn(state, owner, session)) return E.left(NOT_SIGNED_IN)
      if (state.passkeys.get(id)?.accountId !== owner) return E.left<RefusalBy<'NotFound'>>({ _tag: 'NotFound', what: 'passkey' })
      state.passkeys.delete(id)
      storeMails(state, mails)
      return E.right(undefined)
    }),
  begin: (session, { id, counter }) =>
    atomically(() => {
      const passkey = state.passkeys.get(id)
      if (passkey?.accountId !== session.accountId) return E.right(false)
      if (passkey.counter >= counter && passkey.counter + counter > 0) return E.right(false)
      state.passkeys.set(id, { ...passkey, counter, lastUsed: hourOf(session.since) })
      storeSession(state, session)
      return E.right(true)
    }),
})
