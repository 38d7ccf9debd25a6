import * as E from 'fp-ts/lib/Either.js'
import type { Erasures } from '../../../application/commerce/privacy/erasures.port.ts'
import { atOnce } from '../at-once.ts'
import { dropOf } from '../identity/drop-of.ts'
import { keepMails } from '../mail/keep-mails.ts'
import type { ShopState } from '../shop-state.ts'

export const openErasures = (state: ShopState): Erasures => ({
  begin: (erasure, letters, act) =>
    atOnce(() => {
      const { accountId } = erasure
      state.erasures.set(accountId, erasure)
      dropOf(state.sessions, accountId)
      dropOf(state.proofs, accountId)
      state.emailChanges.delete(accountId)
      keepMails(state, letters)
      if (act !== undefined) state.staffActs.push(act)
      return E.right(undefined)
    }),
  pending: (accountId) => atOnce(() => E.right(state.erasures.get(accountId)?.dueAt)),
  callOff: (token) =>
    atOnce(() => {
      for (const [account, { callOffToken }] of state.erasures) if (callOffToken === token) state.erasures.delete(account)
      return E.right(undefined)
    }),
  drop: (accountId) => atOnce(() => { state.erasures.delete(accountId); return E.right(undefined) }),
})
