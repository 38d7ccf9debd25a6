import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { makeOrderToken } from '../../../domain/order/order-token.ts'
import type { OrderToken } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { OPERATIONS } from '../../commerce-api/operations/operations.ts'
import { consentOf } from '../../commerce-api/order/order-request.codec.ts'
import { orderToWire } from '../../commerce-api/order/order-to-wire.ts'
import type { AnswerOperation } from './answer-operations.ts'
import type { ApiSettings } from './api-settings.ts'
import type { CommerceUseCases } from './commerce-use-cases.ts'
import { ownerOf } from './owner-of.ts'

const orderTokenOf = (path: Readonly<Record<string, string>>): TE.TaskEither<Failure, OrderToken> =>
  TE.fromEither(makeOrderToken(path['token']))

export const orderRoutes = (answer: AnswerOperation, shop: CommerceUseCases, settings: ApiSettings): void => {
  answer(OPERATIONS.createOrder, (asked) =>
    pipe(
      TE.fromEither<Failure, CartToken>(makeCartToken(asked.body.token_value)),
      TE.bindTo('token'),
      TE.bind('owner', () => ownerOf(shop, asked)),
      TE.flatMap(({ token, owner }) => shop.placeCartOrder(token, consentOf(asked.body), owner)),
      TE.map((order) => ({ token_value: order.token })),
    ),
  )
  answer(OPERATIONS.getOrder, ({ path, at }) =>
    pipe(orderTokenOf(path), TE.flatMap(shop.showOrder), TE.map((order) => orderToWire(order, at.locale))),
  )
  answer(OPERATIONS.getOrderPaymentMethods, ({ path }) =>
    pipe(orderTokenOf(path), TE.flatMap(shop.listOrderPayments), TE.map((methods) => ({ payment_methods: methods }))),
  )
  answer(OPERATIONS.createPayment, ({ path, at, body }) =>
    pipe(
      orderTokenOf(path),
      TE.flatMap((token) => shop.openPayment(token, { publicUrl: settings.publicUrlOf(at.brandChannel), locale: at.locale }, body.payment_method ?? undefined)),
      TE.map((redirect) => ({ redirect: redirect ?? null })),
    ),
  )
}
