import { priceDelay } from '../../domain/pricing/price-delay.ts'
import type { ProductId } from '../../domain/product/product.ts'

/** What the link of a campaign carries. */
export const CAMPAIGN_PARAMETERS = ['atc', 'fk'] as const

/** The campaign of the address, only if it names this product (Commerce §7, decision A47). */
export const campaignOf = (params: URLSearchParams, productId: ProductId): { readonly fk?: string } => {
  const [atc, fk] = [params.get('atc'), params.get('fk')]
  if (atc === null || fk === null) return {}
  return priceDelay({ atc, fk }, productId) > 0 ? { fk } : {}
}
