import type { CartLine } from '../cart/cart.ts'
import type { ProductId } from '../product/product.ts'
import type { Refusal } from '../refusal.ts'

/** Why a product of the last order did not come again. */
export const REORDER_OBSTACLES = ['discontinued', 'not_for_sale', 'not_made', 'out_of_stock', 'maximum_reached'] as const
export type ReorderObstacle = (typeof REORDER_OBSTACLES)[number]

/** A product of the last order that could not be had again; its successor may be chosen by hand. */
export type NotReorderable = {
  readonly productId: ProductId
  readonly reason: ReorderObstacle
  readonly successorId?: ProductId
}

/** A product whose place its successor took, in the same values. */
export type SwitchedProduct = { readonly from: ProductId; readonly to: ProductId }

/** What became of a reorder (Commerce §3, decision A26). */
export type ReorderResult = {
  /** The lines that went into the cart, with the packs that went in. */
  readonly items: readonly CartLine[]
  readonly notReorderable: readonly NotReorderable[]
  readonly switchedProducts: readonly SwitchedProduct[]
  readonly addedTrialProducts: readonly ProductId[]
  /** Those of `notReorderable` that the catalogue still shows. */
  readonly foundNonReorderableProducts: readonly ProductId[]
  /** Why the voucher that came along takes nothing off; the goods came all the same. */
  readonly couponRefusal?: Refusal
}

/** A result of what is known; a list nobody filled is empty (Commerce §3). */
export const makeReorderResult = (known: Partial<ReorderResult> = {}): ReorderResult => ({
  items: known.items ?? [],
  notReorderable: known.notReorderable ?? [],
  switchedProducts: known.switchedProducts ?? [],
  addedTrialProducts: known.addedTrialProducts ?? [],
  foundNonReorderableProducts: known.foundNonReorderableProducts ?? [],
  ...(known.couponRefusal === undefined ? {} : { couponRefusal: known.couponRefusal }),
})
