import type { ProductId } from '../product/product.ts'

/** What a list of recommended products allows outright; the service's own limit still holds (Commerce §5, decision A63). */
export const RECOMMENDATION_MAX = 99

const LAST_RESORT = 99

export type MaximumSettings = { readonly maxQuantity?: number; readonly singleProductId?: ProductId }

type MaximumQuestion = {
  readonly productId: ProductId
  readonly settings: MaximumSettings
  /** What a place of the shop allows outright. */
  readonly override?: number
}

/** How many packs at most: one of the product sold singly, else what is given outright, else the theme's (decision A20). */
export const maximumQuantity = ({ productId, settings, override }: MaximumQuestion): number =>
  productId === settings.singleProductId ? 1 : override ?? settings.maxQuantity ?? LAST_RESORT
