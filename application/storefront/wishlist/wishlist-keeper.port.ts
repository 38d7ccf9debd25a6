import type { Wishlist } from '../../../domain/wishlist/wishlist.ts'

/** Stores the wishlist on the visitor's device. */
export interface WishlistKeeper {
  readonly read: () => Wishlist
  readonly store: (wishlist: Wishlist) => void
}
