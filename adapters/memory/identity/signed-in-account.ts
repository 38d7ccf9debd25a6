import type { Account } from '../../../application/commerce/customer/customer-repository.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { AccountState } from '../../../domain/identity/account-life.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import type { ShopState } from '../shop-state.ts'

export const stateOf = ({ customer }: Account): AccountState => (customer.isVerified ? 'verified' : 'unverified')

/** The account if no session is given, or if the session is its own. */
export const requestingAccount = ({ customers, sessions }: ShopState, owner: AccountId, session?: SessionToken): Account | undefined =>
  (session === undefined || sessions.get(session)?.accountId === owner ? customers.get(owner) : undefined)
