import * as E from '../either.ts'
import { makeProductId, type ProductId } from '../product/product.ts'

/** A wishlist: each product once, the latest first (Account §2.6, decision C16). */
export type Wishlist = readonly ProductId[]

/** Beyond the maximum the oldest entry is removed. */
export const MAX_WISHES = 60

const without = (wishlist: Wishlist, id: ProductId): Wishlist => wishlist.filter((wished) => wished !== id)

export type WishlistChange = { readonly id: ProductId; readonly isWished: boolean }

export const withWishlistChange = (wishlist: Wishlist, { id, isWished }: WishlistChange): Wishlist =>
  isWished ? [id, ...without(wishlist, id)].slice(0, MAX_WISHES) : without(wishlist, id)

/** A wishlist as stored on a device; it may be old, or not written by the shop. */
export const readWishlist = (stored: unknown): Wishlist => {
  if (!Array.isArray(stored)) return []
  const ids = stored.flatMap((entry: unknown) => {
    const id = makeProductId(entry)
    return E.isRight(id) ? [id.right] : []
  })
  return [...new Set(ids)].slice(0, MAX_WISHES)
}
