import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { PaymentMethod } from '../../../domain/checkout/payment-method.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import { grantingOrders, type GrantDeps } from '../order/granting-orders.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { cartPayments } from './cart-payments.ts'

/** The payment methods for this cart (Commerce §7, decision A31). */
export type GetPaymentMethods = (cartToken: CartToken, owner?: AccountId) => TE.TaskEither<Failure, readonly PaymentMethod[]>

export const makeGetPaymentMethods =
  (deps: GrantDeps & { readonly carts: CartRepository; readonly register: ShopRegister }): GetPaymentMethods =>
  (cartToken, owner) =>
    pipe(
      deps.carts.cart(cartToken),
      TE.bindTo('cart'),
      TE.bindW('own', () => grantingOrders(deps, owner)),
      TE.map(({ cart, own }) => cartPayments(deps.register, cart, own)),
    )
