import { priceDelay } from '../../domain/pricing/price-delay.ts'
import type { ProductId } from '../../domain/product/product.ts'

/** The query parameters of a campaign link. */
export const CAMPAIGN_PARAMETERS = ['atc', 'fk'] as const

/** The campaign of the address, if it is for this product (Commerce §7, decision A47). */
export const campaignOf = (params: URLSearchParams, productId: ProductId): { readonly fk?: string } => {
  const [atc, fk] = [params.get('atc'), params.get('fk')]
  if (atc === null || fk === null) return {}
  return priceDelay({ atc, fk }, productId) > 0 ? { fk } : {}
}
