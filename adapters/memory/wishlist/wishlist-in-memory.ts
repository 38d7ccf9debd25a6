import type { WishlistKeeper } from '../../../application/storefront/wishlist/wishlist-keeper.port.ts'
import type { Wishlist } from '../../../domain/wishlist/wishlist.ts'

export const wishlistInMemory = (): WishlistKeeper => {
  let stored: Wishlist = []
  return { read: () => stored, store: (wishlist) => { stored = wishlist } }
}
