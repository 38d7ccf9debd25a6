import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartLinkToken } from '../../../domain/cart/cart-link.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { filledCart } from '../../../domain/cart/open-cart.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { CartLinks } from './cart-links.port.ts'
import type { CartRepository } from './cart-repository.port.ts'

/** `linkedCarts` are all carts: a link shows the items of a cart that its holder may not use. */
export type LinkDeps = { readonly linkedCarts: Pick<CartRepository, 'cart'>; readonly cartLinks: CartLinks; readonly clock: Clock }

/** The cart of a link, while it has items that can be ordered. */
export const linkedCart =
  (deps: LinkDeps) =>
  (link: CartLinkToken): TE.TaskEither<FailureBy<'CartCompleted' | 'CartEmpty' | 'NotFound'>, Cart> =>
    pipe(
      deps.cartLinks.cartOf(link, deps.clock.now()),
      TE.flatMap((cartToken): TE.TaskEither<FailureBy<'NotFound'>, Cart> =>
        cartToken === undefined ? TE.left({ _tag: 'NotFound', what: 'cart' }) : deps.linkedCarts.cart(cartToken),
      ),
      TE.flatMapEither((cart): E.Either<RefusalBy<'CartCompleted' | 'CartEmpty'>, Cart> => filledCart(cart)),
    )
