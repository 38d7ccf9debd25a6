import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { RequestedItem } from '../../../application/contract/cart.ts'
import type { cartContract } from '../../../application/contract/cart.ts'
import { type CartLinkToken, makeCartLinkToken } from '../../../domain/cart/cart-link.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { type RequestParts, route, type Routes } from '../operations/operation.ts'
import { replyWith, wholeCart } from '../operations/reply-forms.ts'
import { cartOfPath, changingCart, noInput, onCart, withBody, withoutBody } from '../operations/request-forms.ts'
import { CartLinkCodec, CurrentCartRequest, currentCartRequest, MergeRequest, mergeRequest } from './abandoned-cart.codec.ts'
import { itemRequest, ItemsRequest, QuantityRequest, requestedItemsOf } from './item-request.codec.ts'
import { OptOutRequest } from './opt-out.codec.ts'

type Item = { readonly token: CartToken; readonly itemId: string }

type Addition = { readonly items: readonly RequestedItem[]; readonly name?: string }

const itemOfPath = (request: RequestParts): E.Either<Failure, Item> =>
  pipe(cartOfPath(request), E.map((token) => ({ token, itemId: request.path['item_id'] ?? '' })))

const linkOf = (text: string): E.Either<Failure, CartLinkToken> => makeCartLinkToken(text)

/** A text that is no token counts as no current cart. */
const latestOf = (text: string | null | undefined): { readonly latest?: CartToken } => {
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
    changingCart({
      body: ItemsRequest,
      encode: ({ items, name }: Addition, { shop }) => ({
        items: items.map((item) => itemRequest(item, shop.priceChannel)),
        ...(name === undefined ? {} : { addition: name }),
      }),
      decode: ({ items, addition }): E.Either<Failure, Addition> =>
        pipe(
          requestedItemsOf(items),
          E.bimap(
            (violations): Failure => ({ _tag: 'Malformed', violations }),
            (input) => ({ items: input, ...(addition == null ? {} : { name: addition }) }),
          ),
        ),
    }),
    wholeCart,
  ),
  updateCartQuantity: route(
    'PATCH /api/carts/{token}/items/{item_id}', 'Update the quantity of a cart item',
    withBody<{ readonly quantity: unknown }, Item & { readonly quantity: unknown }>({
      body: QuantityRequest,
      encode: ({ token, itemId, quantity }) => ({ path: { token, item_id: itemId }, body: { quantity } }),
      decode: ({ quantity }, request) => pipe(itemOfPath(request), E.map((item) => ({ ...item, quantity }))),
    }),
    wholeCart,
  ),
  removeFromCart: route(
    'DELETE /api/carts/{token}/items/{item_id}', 'Remove an item from a cart',
    withoutBody<Item>({ encode: ({ token, itemId }) => ({ path: { token, item_id: itemId } }), decode: itemOfPath }),
    wholeCart,
  ),
  optOutOfProducts: route(
    'POST /api/product-opt-out', 'Decline the trial products of a cart',
    withBody<{ readonly cart_token: string }, { readonly token: CartToken }>({
      body: OptOutRequest,
      encode: ({ token }) => ({ body: { cart_token: token } }),
      decode: (wire) => pipe(makeCartToken(wire.cart_token), E.map((token) => ({ token }))),
    }),
    wholeCart,
  ),
  createCartLink: route(
    'POST /api/carts/{token}/links', 'Create a link to the items of a cart',
    onCart,
    replyWith(CartLinkCodec, (token) => ({ token })),
    { status: 201 },
  ),
  mergeAbandonedCart: route(
    'POST /api/carts/merge', 'Merge the cart of a link into the current cart',
    withBody<MergeRequest, { readonly abandoned: CartLinkToken; readonly latest: CartToken }>({
      body: MergeRequest,
      encode: (carts) => ({ body: mergeRequest(carts) }),
      decode: (wire) =>
        pipe(
          linkOf(wire.abandoned_cart_token),
          E.flatMap((abandoned) => pipe(makeCartToken(wire.latest_cart_token), E.map((latest) => ({ abandoned, latest })))),
        ),
    }),
    wholeCart,
  ),
  setCurrentCart: route(
    'POST /api/carts/current', 'Make the cart of a link the current cart',
    withBody<CurrentCartRequest, { readonly link: CartLinkToken; readonly latest?: CartToken }>({
      body: CurrentCartRequest,
      encode: ({ link, latest }) => ({ body: currentCartRequest(link, latest) }),
      decode: (wire) => pipe(linkOf(wire.token), E.map((link) => ({ link, ...latestOf(wire.latest_cart_token) }))),
    }),
    wholeCart,
  ),
} satisfies Routes<typeof cartContract>
