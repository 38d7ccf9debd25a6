import type { CartToken } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { LastOrder } from '../../../domain/reorder/last-order.ts'
import type { ReorderSource } from '../../../domain/reorder/reorder-source.ts'

/**
 * Which order is to be repeated into which cart (Commerce §7). `accountId` and `ordered`, the carts that were ordered in
 * this browser, are the session's, never the request's; `from`, where it comes from, is only counted.
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
