import type { CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { ReorderInput } from '../../contract/reorder.ts'

/**
 * A reorder: the order and the cart to fill (Commerce §7). `accountId` and `ordered`, the carts ordered in this browser, come from the
 * session, never from the request; `from`, the client network, is only counted.
 */
export type ReorderRequest = ReorderInput & {
  readonly accountId?: AccountId | undefined
  readonly ordered: readonly CartToken[]
  readonly from: string
}
