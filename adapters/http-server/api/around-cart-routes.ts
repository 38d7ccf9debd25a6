import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { cartToWire } from '../../commerce-api/cart/cart-to-wire.ts'
import { placeOf, sanitisedPlaceToWire } from '../../commerce-api/address/sanitised-place.codec.ts'
import { OPERATIONS } from '../../commerce-api/operations/operations.ts'
import { readChosen } from '../../commerce-api/product/product-options.codec.ts'
import { replacementToWire } from '../../commerce-api/product/replacement.codec.ts'
import { recommendationToWire } from '../../commerce-api/recommendation/recommendation.codec.ts'
import type { AnswerOperation } from './answer-operations.ts'
import { productIdOf } from './catalogue-routes.ts'
import { partnerToWire } from '../../commerce-api/delivery/partner.codec.ts'
import { ownerOf } from './owner-of.ts'
import type { CommerceUseCases } from './commerce-use-cases.ts'

const askedCart = (text: string): TE.TaskEither<Failure, CartToken> => TE.fromEither(makeCartToken(text))

/** Gifts, recommendations, successors and the spelling of addresses: what helps beside a cart. */
export const aroundCartRoutes = (answer: AnswerOperation, shop: CommerceUseCases): void => {
  answer(OPERATIONS.optOutOfProducts, ({ body, at }) =>
    pipe(
      askedCart(body.cart_token),
      TE.flatMap(shop.declineCartTrials),
      TE.map((cart) => cartToWire(cart, at.locale)),
    ),
  )
  answer(OPERATIONS.getRecommendations, ({ body, at }) =>
    pipe(
      askedCart(body.cart_token),
      TE.flatMap((token) => shop.recommendForCart(token, at)),
      TE.map((recommendation) => recommendationToWire(recommendation, at.locale)),
    ),
  )
  answer(OPERATIONS.getProductReplacement, ({ path, params }) =>
    pipe(
      productIdOf(path['product_id']),
      TE.flatMap((id) => shop.findReplacement(id, readChosen(params))),
      TE.map(replacementToWire),
    ),
  )
  answer(OPERATIONS.getPartner, (asked) =>
    pipe(
      ownerOf(shop, asked),
      TE.flatMap((owner) => shop.showPartner(owner, asked.at.brandChannel)),
      TE.map(partnerToWire),
    ),
  )
  answer(OPERATIONS.sanitizeAddress, ({ body }) =>
    pipe(shop.sanitiseAddress(placeOf(body)), TE.map(sanitisedPlaceToWire)),
  )
}
