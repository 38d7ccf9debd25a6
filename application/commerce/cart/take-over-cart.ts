import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { cartsAtSignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { BrowserMark } from '../../../domain/visit/browser-key.ts'
import { maximumQuantity } from '../../../domain/product/maximum-quantity.ts'
import type { FailureBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import { newToken } from '../shop/new-token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { loadCartFacts, type CartFacts, type FactDeps } from './cart-facts.ts'
import type { CartRepository } from './cart-repository.port.ts'
import type { SignedIn } from '../shop/signed-in.ts'
import type { CustomerCarts } from './customer-carts.port.ts'
import { refreshCart } from './refresh-cart.ts'

/**
 * Merges the guest cart into the customer's own and returns that; `undefined` if there is none (Commerce §4). Every sign-in method ends
 * here: a cart that becomes the customer's gets a new token and keeps only the personal data that this browser entered (decision R2). If
 * the owner ended the session meanwhile, the cart stays a guest's (decision R3).
 */
export type TakeOverCart = (
  signedIn: SignedIn, guestToken: CartToken | undefined, browser?: BrowserMark,
) => TE.TaskEither<FailureBy<'NotSignedIn'>, Cart | undefined>

type Deps = FactDeps & { readonly carts: CartRepository; readonly customerCarts: CustomerCarts; readonly tokens: TokenMaker }

const loadGuestCart = (deps: Deps, guestToken: CartToken | undefined): TE.TaskEither<ServiceUnavailable, Cart | undefined> =>
  guestToken === undefined
    ? TE.right(undefined)
    : pipe(
        deps.carts.cart(guestToken),
        TE.orElseW((failure) => (failure._tag === 'NotFound' ? TE.right(undefined) : TE.left(failure))),
      )

/** Prices and limits for everything that may be in one cart afterwards. */
const factsFor = (
  deps: Deps, own: Cart | undefined, guestCart: Cart | undefined,
): TE.TaskEither<ServiceUnavailable, CartFacts | undefined> => {
  const [first, second] = [own, guestCart].filter((cart) => cart !== undefined)
  return first === undefined ? TE.right(undefined) : loadCartFacts(deps)(first, second?.lines ?? [])
}

export const takeOverCart =
  (deps: Deps): TakeOverCart =>
  (signedIn, guestToken, browser) =>
    pipe(
      TE.Do,
      TE.bind('own', () => deps.customerCarts.cartOf(signedIn.owner)),
      TE.bindW('guestCart', () => loadGuestCart(deps, guestToken)),
      TE.bindW('facts', ({ own, guestCart }) => factsFor(deps, own, guestCart)),
      TE.flatMap(({ facts }) =>
        facts === undefined
          ? TE.right(undefined)
          : deps.customerCarts.takeOver(signedIn, guestToken, (carts) => {
              const { own, ...rest } = cartsAtSignIn(carts, {
                owner: signedIn.owner,
                browser,
                newToken: newToken(deps.tokens, makeCartToken),
                maximumOf: (productId) => maximumQuantity({ productId, settings: facts.settings }),
              })
              return own === undefined ? rest : { own: refreshCart(own, facts), ...rest }
            }),
      ),
    )
