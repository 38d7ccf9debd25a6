import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
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
          from: asked.from,
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
}
