import type { CartToken } from '../../domain/cart/cart.ts'
import type { Eye } from '../../domain/prescription/lens-option.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { VariantId } from '../../domain/product/variant.ts'
import type { LastOrder } from '../../domain/reorder/last-order.ts'
import type { ReorderInterval } from '../../domain/reorder/reorder-interval.ts'
import type { ReorderResult } from '../../domain/reorder/reorder-result.ts'
import type { ReorderSource } from '../../domain/reorder/reorder-source.ts'
import { operation, type } from './operation.ts'

/** An order to be repeated into a cart. */
export type ReorderInput = {
  readonly lastOrder: LastOrder
  readonly cartToken: CartToken
  readonly source: ReorderSource
  readonly couponCode?: string
}

/** Packs that a customer has, to estimate how long they last. */
export type SuppliedItem = {
  readonly productId: ProductId
  readonly variantId: VariantId
  readonly eye?: Eye
  readonly quantity: number
}

export const reorderContract = {
  reorder: operation({
    input: type<ReorderInput>(), output: type<ReorderResult>(), refusals: ['ReorderNotPossible', 'TooManyAttempts'],
    permission: 'order to repeat',
  }),
  /** In how many days the items are used up. */
  getReorderInterval: operation({
    input: type<{ readonly email: string; readonly items: readonly SuppliedItem[] }>(), output: type<ReorderInterval>(), refusals: [],
    permission: 'anyone',
  }),
}
