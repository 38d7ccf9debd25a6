import type { WishlistKeeper } from '../../application/storefront/wishlist/wishlist-keeper.port.ts'
import { readWishlist, type Wishlist } from '../../domain/wishlist/wishlist.ts'

const KEY = 'wishlist'

/** Stores the wishlist in the browser's local storage; if that is unavailable or full, for as long as the page is open. */
export const makeWishlistKeeper = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): WishlistKeeper => {
  let here: Wishlist | undefined
  return {
    read: () => {
      if (here !== undefined) return here
      try {
        return readWishlist(JSON.parse(storage().getItem(KEY) ?? '[]'))
      } catch {
        return []
      }
    },
    store: (wishlist) => {
      try {
        storage().setItem(KEY, JSON.stringify(wishlist))
        here = undefined
      } catch {
        here = wishlist
      }
    },
  }
}
