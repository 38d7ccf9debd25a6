import type { ProductId } from '../product/product.ts'

/** The maximum in lists of recommended products; the service's own limit still applies (Commerce §5, decision A63). */
export const RECOMMENDATION_MAX = 99

const DEFAULT_MAX = 99

export type MaximumSettings = { readonly maxQuantity?: number; readonly singleProductId?: ProductId }

type MaximumContext = {
  readonly productId: ProductId
  readonly settings: MaximumSettings
  /** A maximum set by the page. */
  readonly override?: number
}

/** The maximum number of packs: one for the single-item product, otherwise the override, otherwise the setting (decision A20). */
export const maximumQuantity = ({ productId, settings, override }: MaximumContext): number =>
  productId === settings.singleProductId ? 1 : override ?? settings.maxQuantity ?? DEFAULT_MAX
