import type { Wishlist } from '../../../domain/wishlist/wishlist.ts'
import { token } from '../../token.ts'

/** Remembers on the visitor's device what they want to find again. */
export interface WishlistKeeper {
  readonly read: () => Wishlist
  readonly store: (wishlist: Wishlist) => void
}
export const WishlistKeeper = token<WishlistKeeper>('WishlistKeeper')
