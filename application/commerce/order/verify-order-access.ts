import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeEmail } from '../../../domain/customer/email.ts'
import { verifiesOrderAccess } from '../../../domain/order/verifies-order-access.ts'
import { shownOrder } from '../../../domain/order/shown-order.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { OrderRepository } from './order-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { orderContract } from '../../contract/order.ts'

/** Grants access to an order for its link with e-mail address and postcode; this browser then keeps seeing it. */
export const makeVerifyOrderAccess =
  (deps: CountDeps & { readonly orders: OrderRepository }): UseCase<typeof orderContract.verifyOrderAccess> =>
  ({ from, session }, { token: orderToken, proof: { email: text, postcode } }) =>
    pipe(
      TE.fromEither(makeEmail(text)),
      TE.tap(() => countAttempt(deps)('orderProofs', `${orderToken} ${from}`)),
      TE.tap(() => countAttempt(deps)('orderProofsFromNetwork', from)),
      TE.tap(() => countAttempt(deps)('orderProofsOfOrder', orderToken)),
      TE.bindTo('email'),
      TE.bindW('order', () => deps.orders.order(orderToken)),
      TE.filterOrElseW(
        ({ email, order }) => verifiesOrderAccess(order, { email, postcode }),
        (): RefusalBy<'OrderAccessNotVerified'> => ({ _tag: 'OrderAccessNotVerified' }),
      ),
      TE.tapIO(({ order }) => () => { session.setOrdered(order.cartToken) }),
      TE.map(({ order }) => shownOrder(order)),
    )
