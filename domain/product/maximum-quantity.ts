import type { ProductId } from '../product/product.ts'

/** A recommended product may be added in any number up to here; the service's own limit still holds (Commerce §5). */
export const RECOMMENDATION_MAX = 99

const LAST_RESORT = 99

export type MaximumQuestion = {
  readonly productId: ProductId
  readonly settings: { readonly maxQuantity?: number; readonly singleProductId?: ProductId }
  readonly override?: number | undefined
  readonly isRecommendation?: boolean
}

/** How many packs at most: the single product's cap, an override, a recommendation, the theme (decision A20). */
export const maximumQuantity = ({ productId, settings, override, isRecommendation }: MaximumQuestion): number => {
  if (productId === settings.singleProductId) return 1
  if (override !== undefined) return override
  if (isRecommendation === true) return RECOMMENDATION_MAX
  return settings.maxQuantity ?? LAST_RESORT
}
