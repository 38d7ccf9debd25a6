import type { CartToken } from '../../../domain/cart/cart.ts'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Order } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Askers } from '../shop/asker.ts'
import type { Consent } from './consent.ts'
import { makePlaceCartOrder } from './place-cart-order.ts'

/** Orders a visitor's cart; from then on their browser sees the order whole. */
export type PlaceVisitorsOrder = (
  asker: Pick<Askers['visitor'], 'owner' | 'session'>,
  cartToken: CartToken,
  consent: Consent,
) => TE.TaskEither<Failure, Order>

export const makePlaceVisitorsOrder = (deps: Parameters<typeof makePlaceCartOrder>[0]): PlaceVisitorsOrder => {
  const placeCartOrder = makePlaceCartOrder(deps)
  return ({ owner, session }, cartToken, consent) =>
    pipe(
      placeCartOrder(cartToken, consent, owner),
      TE.tapIO(() => () => { session.keepOrdered(cartToken) }),
    )
}
