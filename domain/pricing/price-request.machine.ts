import { latestResponseMachine } from '../loading/latest-response.machine.ts'
import type { ProductId } from '../product/product.ts'
import type { Failure } from '../refusal.ts'
import type { Pricing } from './pricing.ts'

/** A price request; impossible without a product. */
export type PriceQuery = { readonly productId: ProductId | undefined; readonly quantity: number }

/** A price is requested only with a product and a quantity above zero (Commerce §5). */
export const canRequestPrice = (query: PriceQuery): query is PriceQuery & { readonly productId: ProductId } =>
  query.productId !== undefined && query.quantity > 0

/**
 * The price of the current selection: only the response to the latest request counts, and so does its failure (Commerce §7). The price
 * of the same product stays visible until the new one is loaded; the price of another product is dropped.
 */
export const priceRequestMachine = latestResponseMachine<PriceQuery, Pricing, Failure>({
  id: 'priceRequest',
  overtakenBy: 'request',
  keepsResponse: (next, last) => next.productId === last?.productId,
  select: (pricing, query) => (pricing.productIds.some((id) => id === query?.productId) ? pricing : undefined),
})
