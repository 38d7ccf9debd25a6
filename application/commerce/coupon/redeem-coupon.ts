import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { makeCouponCode } from '../../../domain/coupon/coupon-code.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { CountDeps } from '../attempts/count-attempt.ts'
import { loadCartFacts } from '../cart/cart-facts.ts'
import type { FactDeps } from '../cart/cart-facts.ts'
import type { CartShelf } from '../cart/cart-shelf.port.ts'
import { redeemed } from './redeemed.ts'
import { withinTries } from './within-tries.ts'

/**
 * Puts a voucher on a cart; a second one takes the first one's place (Commerce §7). `from` is where the request comes
 * from, only counted.
 */
export type RedeemCoupon = (cartToken: CartToken, code: unknown, from: string) => TE.TaskEither<Failure, Cart>

type Deps = FactDeps & CountDeps & { readonly carts: CartShelf }

export const makeRedeemCoupon =
  (deps: Deps): RedeemCoupon =>
  (cartToken, text, from) =>
    pipe(
      TE.fromEither<Failure, string>(makeCouponCode(text)),
      TE.bindTo('code'),
      TE.bindW('cart', () => deps.carts.cart(cartToken)),
      TE.tap(() => withinTries(deps, cartToken, from)),
      TE.bindW('facts', ({ cart, code }) => loadCartFacts(deps)({ ...cart, coupon: { code } })),
      TE.flatMap(({ cart: seen, facts }) => deps.carts.change(cartToken, (cart): E.Either<Failure, Cart> => redeemed(cart, facts), seen)),
    )
