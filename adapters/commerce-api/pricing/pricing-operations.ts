import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { makeProductId, type ProductId } from '../../../domain/product/product.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { operation } from '../operations/operation.ts'
import * as query from '../operations/query-parameters.ts'
import { replying } from '../operations/reply-forms.ts'
import { asking } from '../operations/request-forms.ts'
import { pricingParams, readPricingParams } from './pricing-params.ts'
import { PricingCodec, pricingToWire } from './pricing.codec.ts'

/** Whether what was asked for is a quantity is the domain's to say; a price channel decides nothing and is not heard. */
type Input = { readonly productId: ProductId; readonly quantity: unknown; readonly cartToken?: CartToken; readonly fk?: string }
type ClientInput = Input & { readonly quantity: number; readonly priceChannel?: string }

/** A token that cannot be one is no cart at all: the price is quoted as without a cart. */
const cartOf = (text: string | undefined) => {
  const token = makeCartToken(text)
  return E.isRight(token) ? { cartToken: token.right } : {}
}

export const pricingOperations = {
  getPricing: operation(
    'GET /api/pricing', 'Retrieve the price of a product for a quantity', 'visitor',
    asking<Input, ClientInput>({
      query: query.pricing,
      encode: (input, { shop }) => ({ query: pricingParams(input, shop) }),
      decode: (request) => {
        const { productId, quantity, cartToken, fk } = readPricingParams(request.query)
        return pipe(
          makeProductId(productId),
          E.mapLeft((): Failure => ({ _tag: 'NotFound', what: 'product' })),
          E.map((id) => ({ productId: id, quantity, ...cartOf(cartToken), ...(fk === undefined ? {} : { fk }) })),
        )
      },
    }),
    replying(PricingCodec, pricingToWire),
  ),
}
