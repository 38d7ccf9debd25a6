import type { WishlistKeeper } from '../../../application/storefront/wishlist/wishlist-keeper.port.ts'
import type { Wishlist } from '../../../domain/wishlist/wishlist.ts'

export const wishlistInMemory = (): WishlistKeeper => {
  let kept: Wishlist = []
  return { read: () => kept, store: (wishlist) => { kept = wishlist } }
}
