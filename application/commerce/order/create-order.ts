import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isOrderedAgainBy, isOrderedBy } from '../../../domain/order/order-access.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { ExperimentResults } from '../content/experiment-results.port.ts'
import { browserMarkOf } from '../shop/browser-mark-of.ts'
import { makePlaceCartOrder } from './place-cart-order.ts'
import type { UseCase } from '../operation.ts'
import type { orderContract } from '../../contract/order.ts'

type Deps = Parameters<typeof makePlaceCartOrder>[0] & { readonly results: ExperimentResults }

/**
 * Places a visitor's order; their browser then sees the whole order. Experiments get its value and nothing else. Repeating the request
 * returns the same order to the same browser, whose response may have been lost, and to its owner; anybody else gets an error (decision
 * R5).
 */
export const makeCreateOrder = ({ results, ...deps }: Deps): UseCase<typeof orderContract.createOrder> => {
  const placeCartOrder = makePlaceCartOrder(deps)
  return ({ owner, session, visitor, from }, { token: cartToken, consent }) =>
    pipe(
      TE.fromIO(browserMarkOf(session, deps.tokens)),
      TE.bindTo('browser'),
      TE.bindW('order', ({ browser }) => placeCartOrder(cartToken, consent, owner, { network: from, browser })),
      TE.filterOrElseW(
        ({ browser, order }) => isOrderedAgainBy(order, { owner, browser }),
        (): RefusalBy<'OrderOfAnother'> => ({ _tag: 'OrderOfAnother' }),
      ),
      TE.tapIO(({ browser, order }) => () => { if (isOrderedBy(order, browser)) session.setOrdered(cartToken) }),
      TE.tapIO(({ order: { totals: { total } } }) => () => {
        if (visitor !== undefined) results.purchased({ visitor, buyer: owner === undefined ? 'guest' : 'customer', total })()
      }),
      TE.map(({ order }) => order.token),
    )
}
