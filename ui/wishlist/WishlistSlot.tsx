import { Suspense } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { RenderNothing } from '../notice/MissingPart.tsx'
import { useWishlist } from './wishlist.ts'
import type { WishlistButtonProps } from './WishlistButton.tsx'

const WishlistButton = lazyPart(async () => (await import('./WishlistButton.tsx')).WishlistButton, RenderNothing)

/** Where a product's heart comes once the page rests: it works with script alone, and the place it takes is free before. */
export const WishlistSlot = (product: WishlistButtonProps) =>
  useWishlist() !== undefined && <Suspense><WishlistButton id={product.id} title={product.title} /></Suspense>
