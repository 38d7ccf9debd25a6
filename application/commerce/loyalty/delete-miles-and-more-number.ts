import type * as E from 'fp-ts/lib/Either.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { setMilesNumber } from '../../../domain/cart/set-miles-number.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import type { WideUseCase } from '../operation.ts'
import type { checkoutContract } from '../../contract/checkout.ts'

/** Removes the Miles & More number from a cart, never from a customer (Commerce §7, decision A55). */
export type DeleteMilesAndMoreNumber = WideUseCase<typeof checkoutContract.deleteMilesAndMoreNumber>

export const makeDeleteMilesAndMoreNumber =
  (deps: { readonly carts: CartRepository }): DeleteMilesAndMoreNumber =>
  (_, { token: cartToken }) =>
    deps.carts.change(cartToken, (cart): E.Either<Failure, Cart> => setMilesNumber(cart))
