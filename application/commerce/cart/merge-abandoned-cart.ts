import { sequenceS } from 'fp-ts/Apply'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { mergeAbandoned } from '../../../domain/cart/merge-abandoned.ts'
import { openCart } from '../../../domain/cart/open-cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import { maximumQuantity } from '../../../domain/quantity/maximum-quantity.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import { loadCartFacts } from './cart-facts.ts'
import type { CartFacts, FactDeps } from './cart-facts.ts'
import type { CustomerCarts } from './customer-carts.port.ts'
import type { CartPair, CartShelf } from './cart-shelf.port.ts'
import { refreshCart } from './refresh-cart.ts'

/** Moves the goods of an abandoned cart into the latest one and answers that (Commerce §7, decision A28). */
export type MergeAbandonedCart = (carts: {
  readonly abandoned: CartToken
  readonly latest: CartToken
  readonly by?: AccountId
}) => TE.TaskEither<Failure, Cart>
export const MergeAbandonedCart = token<MergeAbandonedCart>('MergeAbandonedCart')

type Deps = FactDeps & { readonly carts: CartShelf; readonly customerCarts: CustomerCarts; readonly tokens: TokenMaker }

const merged =
  (deps: Deps, facts: CartFacts) =>
  ({ from, into }: CartPair): E.Either<Failure, CartPair> =>
    pipe(
      mergeAbandoned({ abandoned: from, latest: into }, {
        maximumOf: (productId) => maximumQuantity({ productId, settings: facts.settings }),
        idOf: deps.tokens.make,
      }),
      E.map(({ abandoned, latest }) => ({ from: abandoned, into: refreshCart(latest, facts) })),
    )

// Nobody takes goods out of another customer's own cart: its link is as good as none here.
const notForeign = (deps: Deps, abandoned: CartToken, by: AccountId | undefined): TE.TaskEither<Failure, void> =>
  pipe(
    deps.customerCarts.holder(abandoned),
    TE.flatMap((holder) => (holder === undefined || holder === by ? TE.right(undefined) : TE.left<Failure, void>({ _tag: 'NotFound', what: 'cart' }))),
  )

const bothCarts = (deps: Deps, abandoned: CartToken, latest: CartToken): TE.TaskEither<Failure, Cart> =>
  pipe(
    sequenceS(TE.ApplyPar)({ from: deps.carts.cart(abandoned), into: deps.carts.cart(latest) }),
    TE.flatMap(({ from, into }) => loadCartFacts(deps)(into, from.lines)),
    TE.flatMap((facts) => deps.carts.changeTwo({ from: abandoned, into: latest }, merged(deps, facts))),
    TE.map(({ into }) => into),
  )

/** A cart merged with itself stays as it is. */
export const makeMergeAbandonedCart =
  (deps: Deps): MergeAbandonedCart =>
  ({ abandoned, latest, by }) =>
    abandoned === latest
      ? pipe(deps.carts.cart(latest), TE.flatMapEither((cart): E.Either<Failure, Cart> => openCart(cart)))
      : pipe(notForeign(deps, abandoned, by), TE.flatMap(() => bothCarts(deps, abandoned, latest)))
