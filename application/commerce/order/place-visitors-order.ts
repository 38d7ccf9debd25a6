import type { CartToken } from '../../../domain/cart/cart.ts'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Order } from '../../../domain/order/order.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { ExperimentResults } from '../content/experiment-results.port.ts'
import type { Askers } from '../shop/asker.ts'
import type { Consent } from './consent.ts'
import { makePlaceCartOrder } from './place-cart-order.ts'

/**
 * Orders a visitor's cart; from then on their browser sees the order whole. Where they were sorted into variants, these hear that it was
 * ordered: by the worth of it and no more.
 */
export type PlaceVisitorsOrder = (
  asker: Pick<Askers['visitor'], 'owner' | 'session' | 'visitor' | 'from'>,
  cartToken: CartToken,
  consent: Consent,
) => TE.TaskEither<Failure, Order>

type Deps = Parameters<typeof makePlaceCartOrder>[0] & { readonly results: ExperimentResults }

export const makePlaceVisitorsOrder = ({ results, ...deps }: Deps): PlaceVisitorsOrder => {
  const placeCartOrder = makePlaceCartOrder(deps)
  return ({ owner, session, visitor, from }, cartToken, consent) =>
    pipe(
      placeCartOrder(cartToken, consent, owner, { network: from }),
      TE.tapIO(() => () => { session.keepOrdered(cartToken) }),
      TE.tapIO(({ totals: { total } }) => () => {
        if (visitor !== undefined) results.purchased({ visitor, buyer: owner === undefined ? 'guest' : 'customer', total })()
      }),
    )
}
