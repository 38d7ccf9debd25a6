import type { AccountId } from '../customer/account-id.ts'
import type { Caller } from './access-table.ts'

/** Who somebody is to a thing of `accountId`, or of a guest: by the account they are signed in to, and whether it was ordered here. */
export const callerOf = (
  accountId: AccountId | undefined, signedIn: AccountId | undefined, isOrderedHere = false,
): Caller => {
  if (signedIn !== undefined && signedIn === accountId) return 'owner'
  if (isOrderedHere) return 'ordering browser'
  return signedIn === undefined ? 'guest' : 'other customer'
}
