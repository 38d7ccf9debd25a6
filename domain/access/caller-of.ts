import type { AccountId } from '../customer/account-id.ts'
import type { Caller } from './access-table.ts'

/**
 * The relation of a caller to a resource of `accountId` (`undefined`: of a guest), by the account they are signed in to and the ordering
 * browser.
 */
export const callerOf = (
  accountId: AccountId | undefined, signedIn: AccountId | undefined, isOrderedHere = false,
): Caller => {
  if (signedIn !== undefined && signedIn === accountId) return 'owner'
  if (isOrderedHere) return 'ordering browser'
  return signedIn === undefined ? 'guest' : 'other customer'
}
