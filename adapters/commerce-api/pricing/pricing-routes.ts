import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { pricingContract } from '../../../application/contract/pricing.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { makeProductId, type ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { route, type Routes } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { reply } from '../operations/reply-forms.ts'
import { queryRequest } from '../operations/request-forms.ts'
import { pricingParams, readPricingParams } from './pricing-params.ts'
import { PriceRecord } from './pricing.codec.ts'

/** The domain decides whether the text is a quantity; a price channel decides nothing and is ignored. */
type Input = { readonly productId: ProductId; readonly quantity: unknown; readonly cartToken?: CartToken; readonly fk?: string }
type ClientInput = Input & { readonly quantity: number; readonly priceChannel?: string }

/** A text that is no token counts as no cart: the price is quoted without one. */
const cartOf = (text: string | undefined) => {
  const token = makeCartToken(text)
  return E.isRight(token) ? { cartToken: token.right } : {}
}

export const pricingRoutes = {
  getPricing: route(
    'GET /api/pricing', 'Retrieve the price of a product for a quantity',
    queryRequest<Input, object, ClientInput>(query.pricing, {
      write: (input, { shop }) => pricingParams(input, shop),
      read: (params) => {
        const { productId, quantity, cartToken, fk } = readPricingParams(params)
        return pipe(
          makeProductId(productId),
          E.mapLeft((): Failure => ({ _tag: 'NotFound', what: 'product' })),
          E.map((id) => ({ productId: id, quantity, ...cartOf(cartToken), ...(fk === undefined ? {} : { fk }) })),
        )
      },
    }),
    reply(PriceRecord),
  ),
} satisfies Routes<typeof pricingContract>
