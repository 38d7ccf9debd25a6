import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { copyAbandoned } from '../../../domain/cart/merge-abandoned.ts'
import { maximumQuantity } from '../../../domain/product/maximum-quantity.ts'
import type { FailureBy, RefusalBy } from '../../../domain/refusal.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { loadCartFacts, type CartFacts, type FactDeps } from './cart-facts.ts'
import type { CartPair, CartRepository } from './cart-repository.port.ts'
import { refreshCart } from './refresh-cart.ts'

export type CopyItemsDeps = FactDeps & { readonly carts: CartRepository; readonly tokens: TokenMaker }

/** How the items of this cart are transferred: moved or copied. Decided on the cart as it is when it changes. */
type TransferOf = (from: Cart) => typeof copyAbandoned

const transfer =
  (deps: CopyItemsDeps, facts: CartFacts, transferOf: TransferOf) =>
  ({ from, into }: CartPair): E.Either<RefusalBy<'CartCompleted'>, CartPair> =>
    pipe(
      transferOf(from)({ abandoned: from, latest: into }, {
        maximumOf: (productId) => maximumQuantity({ productId, settings: facts.settings }),
        idOf: deps.tokens.make,
      }),
      E.map(({ abandoned, latest }) => ({ from: abandoned, into: refreshCart(latest, facts) })),
    )

/** Transfers the items of one cart into another at today's prices and returns the latter; both change or neither does. */
export const copyItems =
  (deps: CopyItemsDeps, transferOf: TransferOf) =>
  ({ from, into }: CartPair): TE.TaskEither<FailureBy<'CartCompleted' | 'NotFound'>, Cart> =>
    pipe(
      loadCartFacts(deps)(into, from.lines),
      TE.flatMap((facts) => deps.carts.changeTwo({ from: from.token, into: into.token }, transfer(deps, facts, transferOf))),
      TE.map((changed) => changed.into),
    )
