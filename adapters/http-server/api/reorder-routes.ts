import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { cartToWire } from '../../commerce-api/cart/cart-to-wire.ts'
import { OPERATIONS } from '../../commerce-api/operations/operations.ts'
import { suppliedOf } from '../../commerce-api/reorder/reorder-interval.codec.ts'
import { lastOrderOf } from '../../commerce-api/reorder/reorder-request.codec.ts'
import { reorderResultToWire } from '../../commerce-api/reorder/reorder-result.codec.ts'
import type { AnswerOperation } from './answer-operations.ts'
import type { CommerceUseCases } from './commerce-use-cases.ts'
import { ownerOf } from './owner-of.ts'

const cartTokenOf = (text: string): TE.TaskEither<Failure, CartToken> => TE.fromEither(makeCartToken(text))

export const reorderRoutes = (answer: AnswerOperation, shop: CommerceUseCases): void => {
  answer(OPERATIONS.reorder, ({ body, at, ...asked }) =>
    pipe(
      lastOrderOf(body),
      E.mapLeft((violations): Failure => ({ _tag: 'Malformed', violations })),
      TE.fromEither,
      TE.bindTo('lastOrder'),
      // What cannot be a token is a cart nobody knows, which is one of the causes that have one answer.
      TE.bindW('cartToken', () => pipe(cartTokenOf(body.cart_token), TE.mapLeft((): Failure => ({ _tag: 'ReorderNotPossible' })))),
      TE.bindW('accountId', () => ownerOf(shop, asked)),
      TE.flatMap(({ accountId, ...named }) =>
        shop.repeatOrder({
          ...named,
          ...(accountId === undefined ? {} : { accountId }),
          source: body.source,
          ...(body.coupon_code == null ? {} : { couponCode: body.coupon_code }),
        }),
      ),
      TE.map((result) => reorderResultToWire(result, at.locale)),
    ),
  )
  answer(OPERATIONS.getReorderInterval, ({ body }) =>
    pipe(
      shop.reckonInterval(suppliedOf(body)),
      TE.map(({ interval, reorderAt }) => ({ interval, reorder_at: reorderAt })),
    ),
  )
  answer(OPERATIONS.mergeAbandonedCart, ({ body, at, ...asked }) =>
    pipe(
      TE.Do,
      TE.apS('abandoned', cartTokenOf(body.abandoned_cart_token)),
      TE.apS('latest', cartTokenOf(body.latest_cart_token)),
      TE.bindW('owner', () => ownerOf(shop, asked)),
      TE.flatMap(({ owner, ...carts }) => shop.mergeAbandonedCart({ ...carts, ...(owner === undefined ? {} : { by: owner }) })),
      TE.map((cart) => cartToWire(cart, at.locale)),
    ),
  )
  answer(OPERATIONS.setCurrentCart, ({ body, at, ...asked }) =>
    pipe(
      cartTokenOf(body.token),
      TE.flatMap((token) => pipe(ownerOf(shop, asked), TE.flatMap((owner) => shop.setCurrentCart(token, owner)))),
      TE.map((cart) => cartToWire(cart, at.locale)),
    ),
  )
}
