import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import { cartPayments } from './cart-payments.ts'
import type { UseCase } from '../operation.ts'
import type { checkoutContract } from '../../contract/checkout.ts'

/** The payment methods for this cart (Commerce §7, decision A31). */
export type GetPaymentMethods = UseCase<typeof checkoutContract.getPaymentMethods>

export const makeGetPaymentMethods =
  (deps: GrantDeps & { readonly carts: CartRepository; readonly register: ShopRegister }): GetPaymentMethods =>
  ({ owner }, { token: cartToken }) =>
    pipe(
      deps.carts.cart(cartToken),
      TE.bindTo('cart'),
      TE.bindW('own', () => grantingOrders(deps, owner)),
      TE.map(({ cart, own }) => cartPayments(deps.register, cart, own)),
    )
