import { usePanel } from '../binding/panels.ts'
import { useWishlist } from '../wishlist/wishlist.ts'
import { WishlistEntryView } from './WishlistEntryView.tsx'

/** Opens the wishlist from the menu of a wide window. */
export const WishlistEntry = () => <WishlistEntryView count={useWishlist()?.length ?? 0} onOpen={usePanel('wishlist').open} />
