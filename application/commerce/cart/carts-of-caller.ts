import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { mayUseCart } from '../../../domain/cart/cart-access.ts'
import { withTypingBrowser } from '../../../domain/cart/typed-by.ts'
import type { BrowserMark } from '../../../domain/visit/browser-key.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { CartNotFound, CartPair, CartRepository } from './cart-repository.port.ts'

export const CART_NOT_FOUND: CartNotFound = { _tag: 'NotFound', what: 'cart' }

/**
 * The carts one caller may use: a cart of another account is reported as not found. The check runs on the cart that is decided on, so a
 * change between reading and writing gives no access. Of two carts only the one that receives items must be the caller's; a link to the
 * other one has its own rule. `browser` marks what this browser typed about a person, and its key is created before it orders: of two
 * submissions both must come from the same browser.
 */
export const cartsOfCaller = (
  carts: CartRepository, caller: AccountId | undefined, browser: () => BrowserMark | undefined = () => undefined,
): CartRepository => {
  const own = (cart: Cart): E.Either<CartNotFound, Cart> => (mayUseCart(cart, caller) ? E.right(cart) : E.left(CART_NOT_FOUND))
  const withBrowserKey = (cart: Cart): Cart => {
    if (cart.accountId === undefined && cart.email !== undefined) browser()
    return cart
  }
  return {
    put: carts.put,
    cart: (token) => pipe(carts.cart(token), TE.flatMapEither(own)),
    stockedCart: (token) => pipe(carts.stockedCart(token), TE.tap(({ cart }) => TE.fromEither(own(cart)))),
    attempt: (token, run) => carts.attempt(token, (seen) => pipe(TE.fromEither(own(seen)), TE.flatMap(run))),
    change: <Refused>(token: Cart['token'], decide: (cart: Cart) => E.Either<Refused, Cart>, seen?: Cart) =>
      carts.change<Refused | CartNotFound>(token, (cart) => pipe(
        own(cart), E.flatMap(decide), E.map((changed) => withBrowserKey(withTypingBrowser(cart, changed, browser))),
      ), seen),
    changeTwo: <Refused>(
      tokens: Parameters<CartRepository['changeTwo']>[0], decide: (pair: CartPair) => E.Either<Refused, CartPair>,
    ) => carts.changeTwo<Refused | CartNotFound>(tokens, (pair) => pipe(own(pair.into), E.flatMap(() => decide(pair)))),
  }
}
