import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import { openCart } from '../../../domain/cart/open-cart.ts'
import { withoutCoupon } from '../../../domain/cart/with-coupon.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { FactDeps } from '../cart/cart-facts.ts'
import type { CartRepository } from '../cart/cart-repository.port.ts'
import { refreshCart } from '../cart/refresh-cart.ts'
import type { UseCase } from '../operation.ts'
import type { checkoutContract } from '../../contract/checkout.ts'

/** Removes the coupon from a cart; a cart without one stays as it is (Commerce §7). */
export const makeDeleteCouponCode =
  (deps: FactDeps & { readonly carts: CartRepository }): UseCase<typeof checkoutContract.deleteCouponCode> =>
  (_, { token: cartToken }) =>
    pipe(
      deps.carts.cart(cartToken),
      TE.bindTo('seen'),
      TE.bindW('facts', ({ seen }) => loadCartFacts(deps)(seen)),
      TE.flatMap(({ seen, facts }) =>
        deps.carts.change(
          cartToken,
          (cart): E.Either<RefusalBy<'CartCompleted'>, Cart> =>
            pipe(
              openCart(cart),
              E.map((open) => refreshCart(withoutCoupon(open), facts)),
            ),
          seen,
        ),
      ),
    )
