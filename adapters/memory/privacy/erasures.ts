import * as E from 'fp-ts/lib/Either.js'
import type { Erasures } from '../../../application/commerce/privacy/erasures.port.ts'
import type { NotSignedIn } from '../../../domain/identity/identity-refusal.ts'
import { atomically } from '../atomically.ts'
import { endParts } from '../identity/end-parts.ts'
import { requestingAccount, stateOf } from '../identity/signed-in-account.ts'
import { storeMails } from '../mail/store-mails.ts'
import type { ShopState } from '../shop-state.ts'

export const openErasures = (state: ShopState): Erasures => ({
  begin: (erasure, mails, { session, act: auditEntry }) =>
    atomically<NotSignedIn, void>(() => {
      const { accountId } = erasure
      const account = requestingAccount(state, accountId, session)
      if (account === undefined) return E.left({ _tag: 'NotSignedIn' })
      endParts(state, { accountId, event: 'deletionRequested', state: stateOf(account) })
      state.erasures.set(accountId, erasure)
      storeMails(state, mails)
      if (auditEntry !== undefined) state.auditEntries.push(auditEntry)
      return E.right(undefined)
    }),
  pending: (accountId) => atomically(() => E.right(state.erasures.get(accountId)?.dueAt)),
  cancelByLink: (token) =>
    atomically(() => {
      for (const [account, { cancelToken }] of state.erasures) if (cancelToken === token) state.erasures.delete(account)
      return E.right(undefined)
    }),
  cancel: (accountId) => atomically(() => { state.erasures.delete(accountId); return E.right(undefined) }),
})
