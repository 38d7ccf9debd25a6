import type { Transaction } from 'kysely'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { AccountState } from '../../../domain/identity/account-life.ts'
import type { SessionToken } from '../../../domain/identity/session.ts'
import { secretHash } from '../rows/secret-hash.ts'
import type { Tables } from '../tables.ts'

/** Locks the account until the transaction ends, so that its sign-in methods do not change meanwhile. */
export const lockedAccount = (tx: Transaction<Tables>, accountId: AccountId) =>
  tx.selectFrom('customer').select(['verified_at', 'password_hash']).where('account_id', '=', accountId).forUpdate().executeTakeFirst()

export const stateOf = ({ verified_at: verifiedAt }: { readonly verified_at: Date | null }): AccountState =>
  (verifiedAt === null ? 'unverified' : 'verified')

/**
 * The locked account if the session belongs to it. A concurrent change of the password has ended the session before, or sees the
 * changes of this transaction.
 */
export const signedInAccount = async (tx: Transaction<Tables>, owner: AccountId, session: SessionToken) => {
  const account = await lockedAccount(tx, owner)
  const isSignedIn = await tx
    .selectFrom('session').select('id').where('account_id', '=', owner).where('hash', '=', secretHash(session)).executeTakeFirst()
  return isSignedIn === undefined ? undefined : account
}
