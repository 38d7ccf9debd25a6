import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { At } from '../shop/at.ts'
import { emptyCart } from '../../../domain/cart/empty-cart.ts'
import type { Clock } from '../shop/clock.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { CartRepository } from './cart-repository.port.ts'
import { signedInBy } from '../shop/signed-in.ts'
import { takeOverCart } from './take-over-cart.ts'
import type { UseCase } from '../operation.ts'
import type { cartContract } from '../../contract/cart.ts'

export type NewCartDeps = {
  readonly carts: CartRepository
  readonly register: ShopRegister
  readonly tokens: TokenMaker
  readonly clock: Clock
}

export const storeNewCart = (deps: NewCartDeps) => ({ brandChannel, locale }: At): TE.TaskEither<ServiceUnavailable, Cart> =>
  pipe(
    TE.fromIO(() => newToken(deps.tokens, makeCartToken)),
    TE.flatMap((token) => {
      const { currency, priceChannel } = deps.register.settings(brandChannel)
      return deps.carts.put(emptyCart({ token, currency, brandChannel, priceChannel, locale, createdAt: deps.clock.now().toISOString() }))
    }),
  )

/** A new, empty cart with an unguessable token, or the open cart the customer has already (Commerce §6, §7). */
export const makeCreateCart =
  (deps: NewCartDeps & Parameters<typeof takeOverCart>[0]): UseCase<typeof cartContract.createCart> =>
  (caller) => {
    const signedIn = signedInBy(caller)
    return pipe(
      storeNewCart(deps)(caller),
      TE.flatMap((cart) => (signedIn === undefined
        ? TE.right(cart)
        : pipe(takeOverCart(deps)(signedIn, cart.token), TE.map((own) => own ?? cart)))),
    )
  }
