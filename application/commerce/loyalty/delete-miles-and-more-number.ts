import type * as E from 'fp-ts/lib/Either.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { setMilesNumber } from '../../../domain/cart/set-miles-number.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { checkoutContract } from '../../contract/checkout.ts'

/** Removes the Miles & More number from a cart, never from a customer (Commerce §7, decision A55). */
export const makeDeleteMilesAndMoreNumber =
  (deps: { readonly carts: CartRepository }): UseCase<typeof checkoutContract.deleteMilesAndMoreNumber> =>
  (_, { token: cartToken }) =>
    deps.carts.change(cartToken, (cart): E.Either<RefusalBy<'CartCompleted'>, Cart> => setMilesNumber(cart))
