import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { cartLinkEnd, makeCartLinkToken } from '../../../domain/cart/cart-link.ts'
import { filledCart } from '../../../domain/cart/open-cart.ts'
import type { RefusalBy } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import { newToken } from '../shop/new-token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { CartLinks } from './cart-links.port.ts'
import type { CartRepository } from './cart-repository.port.ts'
import type { UseCase } from '../operation.ts'
import type { cartContract } from '../../contract/cart.ts'

type Deps = { readonly carts: CartRepository; readonly cartLinks: CartLinks; readonly tokens: TokenMaker; readonly clock: Clock }

/** A new link to the items of an open, filled cart, for a mail about an abandoned cart (Commerce §4, decision A28). */
export const makeCreateCartLink =
  (deps: Deps): UseCase<typeof cartContract.createCartLink> =>
  (_, { token: cartToken }) =>
    pipe(
      deps.carts.cart(cartToken),
      TE.flatMapEither((cart): E.Either<RefusalBy<'CartCompleted' | 'CartEmpty'>, unknown> => filledCart(cart)),
      TE.map(() => newToken(deps.tokens, makeCartLinkToken)),
      TE.tap((link) => deps.cartLinks.store({ token: link, cartToken, endsAt: cartLinkEnd(deps.clock.now()) })),
    )
