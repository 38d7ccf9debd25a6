import type { pricingContract } from '../../contract/pricing.ts'
import { onOwnCarts } from './on-own-carts.ts'
import type { UseCases } from '../operation.ts'
import { makeGetPricing } from './get-pricing.ts'

export const pricingOperations = {
  getPricing: onOwnCarts(makeGetPricing),
} satisfies UseCases<typeof pricingContract>
