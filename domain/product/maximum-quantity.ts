import type { ProductId } from '../product/product.ts'

/** A recommended product may be added in any number up to here; the service's own limit still holds (Commerce §5). */
export const RECOMMENDATION_MAX = 99

const LAST_RESORT = 99

export type MaximumQuestion = {
  readonly productId: ProductId
  readonly settings: { readonly maxQuantity?: number; readonly singleProductId?: ProductId }
}

/** How many packs at most: one of the product that is sold singly, else what the theme says (decision A20). */
export const maximumQuantity = ({ productId, settings }: MaximumQuestion): number =>
  productId === settings.singleProductId ? 1 : settings.maxQuantity ?? LAST_RESORT
