import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { choosePayment } from '../../../domain/cart/choose-payment.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'
import { cartPayments } from './cart-payments.ts'
import type { Callers } from '../shop/request-context.ts'
import type { UseCase } from '../operation.ts'
import type { checkoutContract } from '../../contract/checkout.ts'

/** Sets the payment method; a total of zero skips the choice (Commerce §4). */
export type UpdatePaymentMethod = UseCase<typeof checkoutContract.updatePaymentMethod, Pick<Callers['visitor'], 'owner'>>

export const makeUpdatePaymentMethod =
  (deps: GrantDeps & { readonly carts: CartRepository; readonly register: ShopRegister }): UpdatePaymentMethod =>
  ({ owner }, { token: cartToken, method }) =>
    pipe(
      grantingOrders(deps, owner),
      TE.flatMap((own) =>
        deps.carts.attempt(cartToken, (seen) =>
          deps.carts.change(cartToken, (cart): E.Either<
            RefusalBy<'CartCompleted' | 'CartEmpty' | 'PaymentNotOffered' | 'WrongCheckoutState'>, Cart
          > =>
            choosePayment(cart, method, cartPayments(deps.register, cart, own)), seen),
        ),
      ),
    )
