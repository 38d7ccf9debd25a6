import type { CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { LastOrder } from '../../../domain/reorder/last-order.ts'
import type { ReorderSource } from '../../../domain/reorder/reorder-source.ts'

/**
 * A reorder: the order and the cart to fill (Commerce §7). `accountId` and `ordered`, the carts ordered in this browser, come from the
 * session, never from the request; `from`, the client network, is only counted.
 */
export type ReorderRequest = {
  readonly lastOrder: LastOrder
  readonly cartToken: CartToken
  readonly source: ReorderSource
  readonly couponCode?: string
  readonly accountId?: AccountId | undefined
  readonly ordered: readonly CartToken[]
  readonly from: string
}
