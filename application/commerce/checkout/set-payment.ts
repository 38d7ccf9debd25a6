import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { choosePayment } from '../../../domain/cart/choose-payment.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartShelf } from '../cart/cart-shelf.port.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import { paymentsOffered } from './payments-offered.ts'

/** Chooses how to pay; nothing to pay skips the choice (Commerce §4). */
export type SetPayment = (cartToken: CartToken, method: string) => TE.TaskEither<Failure, Cart>
export const SetPayment = token<SetPayment>('SetPayment')

export const makeSetPayment =
  (deps: { readonly carts: CartShelf; readonly register: ShopRegister }): SetPayment =>
  (cartToken, method) =>
    deps.carts.change(cartToken, (cart): E.Either<Failure, Cart> =>
      choosePayment(cart, method, paymentsOffered(deps.register, cart)),
    )
