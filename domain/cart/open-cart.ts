import * as E from 'fp-ts/lib/Either.js'
import type { CartCompleted, CartEmpty } from './cart-refusal.ts'
import type { Cart } from './cart.ts'

/** An ordered cart cannot be changed. */
export const openCart = (cart: Cart): E.Either<CartCompleted, Cart> =>
  cart.checkoutState === 'completed' ? E.left({ _tag: 'CartCompleted' }) : E.right(cart)

/** Checkout needs an open cart with at least one line. */
export const filledCart = (cart: Cart): E.Either<CartCompleted | CartEmpty, Cart> =>
  E.isRight(openCart(cart)) && cart.lines.length === 0 ? E.left({ _tag: 'CartEmpty' }) : openCart(cart)
