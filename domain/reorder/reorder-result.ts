import type { CartLine } from '../cart/cart.ts'
import type { ProductId } from '../product/product.ts'
import type { Refusal } from '../refusal.ts'

/** Why a product of the last order was not added. */
export const REORDER_OBSTACLES = ['discontinued', 'not_for_sale', 'not_made', 'out_of_stock', 'maximum_reached'] as const
export type ReorderObstacle = (typeof REORDER_OBSTACLES)[number]

/** A product of the last order that was not added; its successor may be chosen manually. */
export type NotReorderable = {
  readonly productId: ProductId
  readonly reason: ReorderObstacle
  readonly successorId?: ProductId
}

/** A product that was replaced by its successor, in the same values. */
export type SwitchedProduct = { readonly from: ProductId; readonly to: ProductId }

/** The result of a reorder (Commerce §3, decision A26). */
export type ReorderResult = {
  /** The added lines, with the added quantity. */
  readonly items: readonly CartLine[]
  readonly notReorderable: readonly NotReorderable[]
  readonly switchedProducts: readonly SwitchedProduct[]
  readonly addedTrialProducts: readonly ProductId[]
  /** Those of `notReorderable` that the catalogue still shows. */
  readonly foundNonReorderableProducts: readonly ProductId[]
  /** Why the coupon of the link takes nothing off; the items were added anyway. */
  readonly couponRefusal?: Refusal
}

/** A result with empty lists for missing ones (Commerce §3). */
export const makeReorderResult = (partial: Partial<ReorderResult> = {}): ReorderResult => ({
  items: partial.items ?? [],
  notReorderable: partial.notReorderable ?? [],
  switchedProducts: partial.switchedProducts ?? [],
  addedTrialProducts: partial.addedTrialProducts ?? [],
  foundNonReorderableProducts: partial.foundNonReorderableProducts ?? [],
  ...(partial.couponRefusal === undefined ? {} : { couponRefusal: partial.couponRefusal }),
})
