import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { Cart, CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { askedItemsOf } from '../../commerce-api/cart/item-request.codec.ts'
import { cartToWire } from '../../commerce-api/cart/cart-to-wire.ts'
import type { CartWire } from '../../commerce-api/cart/cart.codec.ts'
import { OPERATIONS } from '../../commerce-api/operations/operations.ts'
import type { AnswerOperation, Asked } from './answer-operations.ts'
import type { CommerceUseCases } from './commerce-use-cases.ts'
import { ownerOf } from './owner-of.ts'

/** The cart whose token stands in the path; what cannot be a token is a cart nobody knows. */
export const cartTokenOf = (path: Readonly<Record<string, string>>): TE.TaskEither<Failure, CartToken> =>
  TE.fromEither(makeCartToken(path['token']))

/** Runs a use case on the cart of the path and answers the whole cart. */
export const onCart =
  <Body>(run: (token: CartToken, asked: Asked<Body>) => TE.TaskEither<Failure, Cart>) =>
  (asked: Asked<Body>): TE.TaskEither<Failure, CartWire> =>
    pipe(
      cartTokenOf(asked.path),
      TE.flatMap((token) => run(token, asked)),
      TE.map((cart) => cartToWire(cart, asked.at.locale)),
    )

const itemId = (path: Readonly<Record<string, string>>): string => path['item_id'] ?? ''

export const cartRoutes = (answer: AnswerOperation, shop: CommerceUseCases): void => {
  answer(OPERATIONS.createCart, (asked) =>
    pipe(
      TE.Do,
      TE.bind('owner', () => ownerOf(shop, asked)),
      TE.bind('cart', () => shop.createCart(asked.at)),
      TE.tap(({ owner, cart }) => (owner === undefined ? TE.right(undefined) : shop.takeOverCart(owner, cart.token))),
      TE.map(({ cart }) => cartToWire(cart, asked.at.locale)),
    ),
  )
  answer(OPERATIONS.getCart, onCart((token) => shop.showCart(token)))
  answer(OPERATIONS.addToCart, onCart((token, { body }) =>
    pipe(
      askedItemsOf(body.items),
      E.mapLeft((violations): Failure => ({ _tag: 'Malformed', violations })),
      TE.fromEither,
      TE.flatMap((items) => shop.addItems(token, items)),
    ),
  ))
  answer(OPERATIONS.updateCartQuantity, onCart((token, { path, body }) =>
    shop.changeItemQuantity(token, itemId(path), body.quantity),
  ))
  answer(OPERATIONS.removeFromCart, onCart((token, { path }) => shop.removeItem(token, itemId(path))))
}
