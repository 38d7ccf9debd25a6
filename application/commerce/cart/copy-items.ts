import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { copyAbandoned } from '../../../domain/cart/merge-abandoned.ts'
import { maximumQuantity } from '../../../domain/product/maximum-quantity.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { loadCartFacts, type CartFacts, type FactDeps } from './cart-facts.ts'
import type { CartPair, CartRepository } from './cart-repository.port.ts'
import { refreshCart } from './refresh-cart.ts'

export type CopyItemsDeps = FactDeps & { readonly carts: CartRepository; readonly tokens: TokenMaker }

/** How the goods of this cart are brought: moved, or copied. Decided on the cart as it is when it changes. */
type BringOf = (from: Cart) => typeof copyAbandoned

const decided =
  (deps: CopyItemsDeps, facts: CartFacts, bringOf: BringOf) =>
  ({ from, into }: CartPair): E.Either<Failure, CartPair> =>
    pipe(
      bringOf(from)({ abandoned: from, latest: into }, {
        maximumOf: (productId) => maximumQuantity({ productId, settings: facts.settings }),
        idOf: deps.tokens.make,
      }),
      E.map(({ abandoned, latest }) => ({ from: abandoned, into: refreshCart(latest, facts) })),
    )

/** Brings the goods of one cart into another, at today's prices, and answers that one; both change or neither does. */
export const copyItems =
  (deps: CopyItemsDeps, bringOf: BringOf) =>
  ({ from, into }: CartPair): TE.TaskEither<Failure, Cart> =>
    pipe(
      loadCartFacts(deps)(into, from.lines),
      TE.flatMap((facts) => deps.carts.changeTwo({ from: from.token, into: into.token }, decided(deps, facts, bringOf))),
      TE.map((changed) => changed.into),
    )
