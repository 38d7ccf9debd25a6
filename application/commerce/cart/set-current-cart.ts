import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { itemsOnly } from '../../../domain/cart/items-only.ts'
import { openCart } from '../../../domain/cart/open-cart.ts'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import { newToken } from '../shop/new-token.ts'
import type { TokenMaker } from '../shop/token-maker.port.ts'
import type { CartShelf } from './cart-shelf.port.ts'
import type { CustomerCarts } from './customer-carts.port.ts'

/**
 * Hands an open cart to whoever holds its link: its goods only, since the link may have travelled. A customer's own
 * cart stays that customer's, others get a copy of its goods; a completed cart is handed to nobody (Commerce §7,
 * decisions A28 and S12).
 */
export type SetCurrentCart = (cartToken: CartToken, by?: AccountId) => TE.TaskEither<Failure, Cart>
export const SetCurrentCart = token<SetCurrentCart>('SetCurrentCart')

type Deps = { readonly carts: CartShelf; readonly customerCarts: CustomerCarts; readonly tokens: TokenMaker }

const openedCart = (deps: Deps, cartToken: CartToken): TE.TaskEither<Failure, Cart> =>
  pipe(deps.carts.cart(cartToken), TE.flatMapEither((cart): E.Either<Failure, Cart> => openCart(cart)))

const copied = (deps: Deps, cart: Cart): TE.TaskEither<Failure, Cart> => {
  const { id: _id, ...shown } = itemsOnly(cart)
  const lines = shown.lines.map((line) => ({ ...line, id: deps.tokens.make() }))
  return deps.carts.put({ ...shown, lines, token: newToken(deps.tokens, makeCartToken) })
}

export const makeSetCurrentCart =
  (deps: Deps): SetCurrentCart =>
  (cartToken, by) =>
    pipe(
      deps.customerCarts.holder(cartToken),
      TE.flatMap((holder): TE.TaskEither<Failure, Cart> => {
        if (holder === undefined)
          return deps.carts.change(cartToken, (cart): E.Either<Failure, Cart> => pipe(openCart(cart), E.map(itemsOnly)))
        const opened = openedCart(deps, cartToken)
        return holder === by ? opened : pipe(opened, TE.flatMap((cart) => copied(deps, cart)))
      }),
    )
