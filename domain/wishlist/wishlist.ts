import * as E from 'fp-ts/lib/Either.js'
import { makeProductId, type ProductId } from '../product/product.ts'

/** What somebody wants to find again: each product once, the latest first (Account §2.6, decision C16). */
export type Wishlist = readonly ProductId[]

/** Whoever keeps one more loses the oldest. */
export const MOST_WISHES = 60

const without = (wishlist: Wishlist, id: ProductId): Wishlist => wishlist.filter((wished) => wished !== id)

export type Wish = { readonly id: ProductId; readonly isWished: boolean }

export const withWishlistChange = (wishlist: Wishlist, { id, isWished }: Wish): Wishlist =>
  isWished ? [id, ...without(wishlist, id)].slice(0, MOST_WISHES) : without(wishlist, id)

/** What a device kept, as far as it can be one: it may be old, or written by somebody else. */
export const readWishlist = (kept: unknown): Wishlist => {
  if (!Array.isArray(kept)) return []
  const ids = kept.flatMap((asked: unknown) => {
    const id = makeProductId(asked)
    return E.isRight(id) ? [id.right] : []
  })
  return [...new Set(ids)].slice(0, MOST_WISHES)
}
