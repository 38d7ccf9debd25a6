import { Suspense } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { LeftOut } from '../notice/MissingPart.tsx'
import { useWishlist } from './wishlist.ts'
import type { WishButtonProps } from './WishButton.tsx'

const WishButton = lazyPart(async () => (await import('./WishButton.tsx')).WishButton, LeftOut)

/** Where a product's heart comes once the page rests: it works with script alone, and the place it takes is free before. */
export const WishSlot = (product: WishButtonProps) =>
  useWishlist() !== undefined && <Suspense><WishButton id={product.id} title={product.title} /></Suspense>
