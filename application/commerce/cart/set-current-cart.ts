import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import { itemsOnly } from '../../../domain/cart/items-only.ts'
import { openCart } from '../../../domain/cart/open-cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { CartShelf } from './cart-shelf.port.ts'

/**
 * Hands an open cart to whoever holds its link: its goods only, since the link may have travelled (Commerce §7,
 * decisions A28 and S12). A completed cart is handed to nobody.
 */
export type SetCurrentCart = (cartToken: CartToken) => TE.TaskEither<Failure, Cart>
export const SetCurrentCart = token<SetCurrentCart>('SetCurrentCart')

export const makeSetCurrentCart =
  (deps: { readonly carts: CartShelf }): SetCurrentCart =>
  (cartToken) =>
    deps.carts.change(cartToken, (cart): E.Either<Failure, Cart> => pipe(openCart(cart), E.map(itemsOnly)))
