import * as t from 'io-ts'
import { makeCartLinkToken, type CartLinkToken } from '../../../domain/cart/cart-link.ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { TokenInput } from '../values/names.codec.ts'

/** The abandoned cart, by its link, and the cart that receives its items (Commerce §7). */
export const MergeRequest = closed('MergeRequest', { abandoned_cart_token: TokenInput, latest_cart_token: TokenInput })
export type MergeRequest = t.TypeOf<typeof MergeRequest>

export const mergeRequest = (carts: { readonly abandoned: CartLinkToken; readonly latest: CartToken }): MergeRequest => ({
  abandoned_cart_token: carts.abandoned,
  latest_cart_token: carts.latest,
})

/** The link to the cart that becomes the visitor's own; the current cart is sent too, so that its items are merged (Commerce §7). */
export const CurrentCartRequest = closed('CurrentCartRequest', { token: TokenInput }, { latest_cart_token: nullable(TokenInput) })
export type CurrentCartRequest = t.TypeOf<typeof CurrentCartRequest>

export const currentCartRequest = (link: CartLinkToken, latest: CartToken | undefined): CurrentCartRequest => ({
  token: link,
  ...(latest === undefined ? {} : { latest_cart_token: latest }),
})

/** A link to the items of a cart. */
export const CartLinkCodec = codecFrom('CartLink', t.strict({ token: t.string }, 'CartLink'), ({ token }) => makeCartLinkToken(token))
