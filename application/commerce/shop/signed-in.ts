import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { Callers } from './request-context.ts'

/** A session, by whose it is. What is done by it asks once more whether it lasts. */
export type SignedIn = { readonly owner: AccountId; readonly session: SessionToken }

/** By which session a request came; by none, a guest's. */
export const signedInBy = ({ owner, session }: Pick<Callers['visitor'], 'owner' | 'session'>): SignedIn | undefined => {
  const kept = session.read()
  return owner === undefined || kept === undefined ? undefined : { owner, session: kept }
}
