import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isOrderedAgainBy, isOrderedBy } from '../../../domain/order/order-access.ts'
import { browserOf } from '../shop/browser-mark-of.ts'
import { CART_NOT_FOUND } from '../cart/carts-of-caller.ts'
import type { OrderRepository } from './order-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { orderContract } from '../../contract/order.ts'

/**
 * The order of a cart, for a caller who placed it but did not get the response: the browser that ordered, which from then on sees the
 * whole order, and the signed-in owner. For anybody else the cart does not exist (decision R5).
 */
export const makeGetOrderOfCart =
  ({ orders }: { readonly orders: OrderRepository }): UseCase<typeof orderContract.getOrderOfCart> =>
  ({ owner, session }, { token: cartToken }) => {
    const browser = browserOf(session)
    return pipe(
      orders.orderOfCart(cartToken),
      TE.mapLeft((failure) => (failure._tag === 'NotFound' ? CART_NOT_FOUND : failure)),
      TE.filterOrElseW((order) => isOrderedAgainBy(order, { owner, browser }), () => CART_NOT_FOUND),
      TE.tapIO((order) => () => { if (isOrderedBy(order, browser)) session.setOrdered(cartToken) }),
      TE.map(({ token }) => token),
    )
  }
