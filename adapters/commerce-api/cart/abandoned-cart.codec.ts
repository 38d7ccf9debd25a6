import * as t from 'io-ts'
import type { CartToken } from '../../../domain/cart/cart.ts'
import { closed } from '../codec/closed.ts'

/** Both carts by their tokens: the one that was left behind, and the one that takes its goods (Commerce §7). */
export const MergeRequest = closed('MergeRequest', { abandoned_cart_token: t.string, latest_cart_token: t.string })
export type MergeRequest = t.TypeOf<typeof MergeRequest>

export const mergeRequest = (carts: { readonly abandoned: CartToken; readonly latest: CartToken }): MergeRequest => ({
  abandoned_cart_token: carts.abandoned,
  latest_cart_token: carts.latest,
})

/** The cart that is to be the visitor's own (Commerce §7). */
export const CurrentCartRequest = closed('CurrentCartRequest', { token: t.string })
