import type { ProductId } from '../product/product.ts'

/** Long enough for the campaign's cookie to be written before the price is requested. Milliseconds. */
export const CAMPAIGN_PRICE_DELAY = 10

/** How many milliseconds the price request is delayed: only if the link names this product and a campaign (Commerce §7, decision A47). */
export const priceDelay = (query: { readonly atc?: string; readonly fk?: string }, productId: ProductId): number =>
  query.atc === String(productId) && query.fk !== undefined && query.fk !== '' ? CAMPAIGN_PRICE_DELAY : 0
