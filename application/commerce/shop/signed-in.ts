import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { Callers } from './request-context.ts'

/** A session and its account. Whatever depends on it checks again that it is active. */
export type SignedIn = { readonly owner: AccountId; readonly session: SessionToken }

/** The session of a request; `undefined` for a guest. */
export const signedInBy = ({ owner, session }: Pick<Callers['visitor'], 'owner' | 'session'>): SignedIn | undefined => {
  const token = session.read()
  return owner === undefined || token === undefined ? undefined : { owner, session: token }
}
