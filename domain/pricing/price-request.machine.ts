import { latestResponseMachine } from '../loading/latest-response.machine.ts'
import type { ProductId } from '../product/product.ts'
import type { Failure } from '../refusal.ts'
import type { Pricing } from './pricing.ts'

/** What is asked for; without a product nothing can be. */
export type PriceQuestion = { readonly productId: ProductId | undefined; readonly quantity: number }

/** A price is asked for only with a product and a quantity above zero (Commerce §5). */
export const canAskPrice = (question: PriceQuestion): question is PriceQuestion & { readonly productId: ProductId } =>
  question.productId !== undefined && question.quantity > 0

/**
 * The price of what is chosen: only the answer to the latest question counts, an error as well (Commerce §7). The price
 * of the same product stays on show until the new one is there; one of another product is none.
 */
export const priceRequestMachine = latestResponseMachine<PriceQuestion, Pricing, Failure>({
  id: 'priceRequest',
  overtakenBy: 'question',
  staysFor: (next, last) => next.productId === last?.productId,
  heldOf: (pricing, question) => (pricing.productIds.some((id) => id === question?.productId) ? pricing : undefined),
})
