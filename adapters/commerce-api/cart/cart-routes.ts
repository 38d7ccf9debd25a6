import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { cartContract } from '../../../application/contract/cart.ts'
import { type CartLinkToken, makeCartLinkToken } from '../../../domain/cart/cart-link.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { wholeCart } from './cart.codec.ts'
import { route, type Routes } from '../operations/operation.ts'
import { reply } from '../operations/reply-forms.ts'
import { bodyRequest, checkedRequest, noInput, ofCart, onCart, pathRequest, textIn } from '../operations/request-forms.ts'
import { CartLink, CurrentCartRequest, MergeRequest } from './abandoned-cart.codec.ts'
import { ItemsRequest, QuantityRequest } from './item-request.codec.ts'
import { OptOutRequest } from './opt-out.codec.ts'

const ofItem = { ...ofCart, itemId: textIn('item_id') }

const linkOf = (text: string): E.Either<Failure, CartLinkToken> => makeCartLinkToken(text)

/** A text that is no token counts as no current cart. */
const latestOf = (text: string | undefined): { readonly latest?: CartToken } => {
  const latest = makeCartToken(text)
  return E.isRight(latest) ? { latest: latest.right } : {}
}

export const cartRoutes = {
  createCart: route(
    'POST /api/carts', 'Create a cart, or return the signed-in customer’s cart', noInput, wholeCart, { status: 201 },
  ),
  getCart: route('GET /api/carts/{token}', 'Retrieve a cart', onCart, wholeCart),
  addToCart: route(
    'POST /api/carts/{token}/items', 'Add items to a cart (all or none)',
    bodyRequest(ItemsRequest, ofCart),
    wholeCart,
  ),
  updateCartQuantity: route(
    'PATCH /api/carts/{token}/items/{item_id}', 'Update the quantity of a cart item',
    bodyRequest(QuantityRequest, ofItem),
    wholeCart,
  ),
  removeFromCart: route(
    'DELETE /api/carts/{token}/items/{item_id}', 'Remove an item from a cart',
    pathRequest(ofItem),
    wholeCart,
  ),
  optOutOfProducts: route(
    'POST /api/product-opt-out', 'Decline the trial products of a cart',
    checkedRequest(OptOutRequest, {
      read: (body) => pipe(makeCartToken(body.token), E.map((token) => ({ token }))),
      write: (cart) => cart,
    }),
    wholeCart,
  ),
  createCartLink: route(
    'POST /api/carts/{token}/links', 'Create a link to the items of a cart',
    onCart,
    reply(CartLink),
    { status: 201 },
  ),
  mergeAbandonedCart: route(
    'POST /api/carts/merge', 'Merge the cart of a link into the current cart',
    checkedRequest(MergeRequest, {
      read: (body) => pipe(
        linkOf(body.abandoned),
        E.flatMap((abandoned) => pipe(makeCartToken(body.latest), E.map((latest) => ({ abandoned, latest })))),
      ),
      write: (carts) => carts,
    }),
    wholeCart,
  ),
  setCurrentCart: route(
    'POST /api/carts/current', 'Make the cart of a link the current cart',
    checkedRequest(CurrentCartRequest, {
      read: (body) => pipe(linkOf(body.link), E.map((link) => ({ link, ...latestOf(body.latest) }))),
      write: (carts) => carts,
    }),
    wholeCart,
  ),
} satisfies Routes<typeof cartContract>
