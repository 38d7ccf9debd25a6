import { Suspense } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { RenderNothing } from '../notice/MissingPart.tsx'
import { useWishlist } from './wishlist.ts'
import type { WishlistButtonProps } from './WishlistButton.tsx'

const WishlistButton = lazyPart(async () => (await import('./WishlistButton.tsx')).WishlistButton, RenderNothing)

/** The place of a product's heart, rendered when the page is idle: it needs script, and its space is reserved before. */
export const WishlistSlot = (product: WishlistButtonProps) =>
  useWishlist() !== undefined && <Suspense><WishlistButton id={product.id} title={product.title} /></Suspense>
