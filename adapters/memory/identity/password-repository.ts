import * as E from 'fp-ts/lib/Either.js'
import type { PasswordRepository } from '../../../application/commerce/identity/password-repository.port.ts'
import { atomically } from '../atomically.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'
import { storeSession } from '../customer/store-session.ts'
import { endParts } from './end-parts.ts'
import { stateOf } from './signed-in-account.ts'

export const openPasswordRepository = (state: ShopState): PasswordRepository => ({
  account: (accountId) => atomically(() => E.right(state.customers.get(accountId))),
  begin: (session, checked) =>
    atomically(() => {
      const isUnchanged = state.customers.get(session.accountId)?.passwordHash === checked
      if (isUnchanged) storeSession(state, session)
      return E.right(isUnchanged)
    }),
  change: ({ before, after, session, isRevoking, mails }) =>
    atomically(() => {
      const account = state.customers.get(session.accountId)
      if (account?.passwordHash !== before) return E.right(false)
      state.customers.set(session.accountId, { ...account, passwordHash: after })
      const removed = endParts(state, { accountId: session.accountId, isRevoking, event: 'passwordChanged', state: stateOf(account) })
      storeSession(state, session)
      storeMails(state, mails(removed))
      return E.right(true)
    }),
})
