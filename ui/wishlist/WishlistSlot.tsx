import { useWishlist } from './wishlist.ts'
import { WishlistButton, type WishlistButtonProps } from './WishlistButton.tsx'

/** The place of a product's heart: it needs script, and its space is reserved before. */
export const WishlistSlot = (product: WishlistButtonProps) =>
  useWishlist() !== undefined && <WishlistButton id={product.id} title={product.title} />
