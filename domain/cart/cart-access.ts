import { isAllowed } from '../access/access-table.ts'
import { callerOf } from '../access/caller-of.ts'
import type { AccountId } from '../customer/account-id.ts'
import type { Cart } from './cart.ts'

/** Whether a caller that names a cart by its token may use it: a guest's cart always, a customer's only signed in as that customer. */
export const mayUseCart = ({ accountId }: Pick<Cart, 'accountId'>, signedIn: AccountId | undefined): boolean =>
  isAllowed('cart token', accountId === undefined ? 'a guest’s cart' : 'a customer’s cart', callerOf(accountId, signedIn))
