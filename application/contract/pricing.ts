import type { CartToken } from '../../domain/cart/cart.ts'
import type { Pricing } from '../../domain/pricing/pricing.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { operation, type } from './operation.ts'
import { PACKS } from './shared-refusals.ts'

/** The domain decides whether the text is a quantity; packs already in the cart count towards the bulk price. */
export type PriceQuestion = {
  readonly productId: ProductId
  readonly quantity: unknown
  readonly cartToken?: CartToken
  readonly fk?: string
}

export const pricingContract = {
  getPricing: operation({
    input: type<PriceQuestion>(), request: type<PriceQuestion & { readonly quantity: number; readonly priceChannel?: string }>(),
    output: type<Pricing>(), refusals: ['NotFound', 'NotForSale', ...PACKS], permission: 'visitor',
  }),
}
