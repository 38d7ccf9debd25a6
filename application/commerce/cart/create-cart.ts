import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { emptyCart } from '../../../domain/cart/empty-cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { At } from '../shop/at.ts'
import type { Clock } from '../shop/clock.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { CartRepository } from './cart-repository.port.ts'
import type { SignedIn } from '../shop/signed-in.ts'
import { takeOverCart } from './take-over-cart.ts'

/** A new, empty cart with an unguessable token, or the open cart the customer has already (Commerce §6, §7). */
export type CreateCart = (caller: At & { readonly signedIn?: SignedIn | undefined }) => TE.TaskEither<Failure, Cart>

type Deps = Parameters<typeof takeOverCart>[0] & {
  readonly carts: CartRepository
  readonly register: ShopRegister
  readonly tokens: TokenMaker
  readonly clock: Clock
}

export const makeCreateCart =
  (deps: Deps): CreateCart =>
  ({ brandChannel, locale, signedIn }) =>
    pipe(
      TE.fromIO(() => newToken(deps.tokens, makeCartToken)),
      TE.flatMap((cartToken) => {
        const { currency, priceChannel } = deps.register.settings(brandChannel)
        const createdAt = deps.clock.now().toISOString()
        const start = { token: cartToken, currency, brandChannel, priceChannel, locale, createdAt }
        return deps.carts.put(emptyCart(start))
      }),
      TE.flatMap((cart) => (signedIn === undefined
        ? TE.right(cart)
        : pipe(takeOverCart(deps)(signedIn, cart.token), TE.map((own) => own ?? cart)))),
    )
