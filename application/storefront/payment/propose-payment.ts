import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { NO_LAST_PAYMENT, type LastPayment } from '../../../domain/payment/last-payment.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IsStaffSession } from '../arrival/is-staff-session.ts'
import type { LoadIdentity } from '../identity/load-identity.ts'
import type { Shop } from '../shop/shop.ts'

/** The customer's last payment method. Nothing is requested for a guest, and without a response nothing is proposed (decision A54). */
export type ProposePayment = (cart: Cart) => TE.TaskEither<Failure, LastPayment>
export const ProposePayment = token<ProposePayment>('ProposePayment')

type Deps = {
  readonly who: LoadIdentity
  readonly shop: Pick<Shop, 'payment'>
  readonly isStaffSession: IsStaffSession
}

export const makeProposePayment =
  (deps: Deps): ProposePayment =>
  (cart) =>
    pipe(
      deps.who(),
      TE.flatMap((identity): TE.TaskEither<Failure, LastPayment> =>
        identity._tag === 'Guest'
          ? TE.right(NO_LAST_PAYMENT)
          : pipe(
              deps.isStaffSession(),
              TE.flatMap((isStaff) => deps.shop.payment.getLastPayment({ cart, isStaff })),
            ),
      ),
      TE.orElse(() => TE.right<Failure, LastPayment>(NO_LAST_PAYMENT)),
    )
