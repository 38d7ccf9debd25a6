import { lazyPart } from '../binding/lazy-part.tsx'
import { useWasOpened } from '../binding/use-was-opened.ts'
import { WithTexts } from '../messages/WithTexts.tsx'
import { MissingOverlay } from '../notice/MissingPart.tsx'
import { OverlayLoading } from '../notice/OverlayLoading.tsx'

const WishlistSidebar = lazyPart(async () => (await import('./WishlistSidebar.tsx')).WishlistSidebar, MissingOverlay)

/** Loads the wishlist sidebar and its texts when it is first opened. */
export const WishlistHost = () =>
  useWasOpened('wishlist') && (
    <WithTexts part="wishlist" coming={<OverlayLoading />}><WishlistSidebar /></WithTexts>
  )
