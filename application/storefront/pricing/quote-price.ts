import * as TE from 'fp-ts/TaskEither'
import type { Pricing } from '../../../domain/pricing/pricing.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartTokenKeeper } from '../cart/cart-token-keeper.port.ts'
import type { PricingGateway } from './pricing-gateway.port.ts'

/** The price of `quantity` packs for this visitor; nothing is asked without a product or below one pack (Commerce §5). */
export type QuotePrice = (
  productId: ProductId | undefined,
  quantity: number,
  fk?: string,
) => TE.TaskEither<Failure, Pricing | undefined>
export const QuotePrice = token<QuotePrice>('QuotePrice')

export const makeQuotePrice =
  (deps: { readonly pricing: PricingGateway; readonly keeper: CartTokenKeeper }): QuotePrice =>
  (productId, quantity, fk) => {
    if (productId === undefined || !(quantity > 0)) return TE.right(undefined)
    const cartToken = deps.keeper.kept()
    return deps.pricing.price({
      productId,
      quantity,
      ...(cartToken === undefined ? {} : { cartToken }),
      ...(fk === undefined ? {} : { fk }),
    })
  }
