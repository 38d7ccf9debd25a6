import { lazyPart } from '../binding/lazy-part.tsx'
import { useWasOpened } from '../binding/use-was-opened.ts'
import { WithTexts } from '../messages/WithTexts.tsx'
import { MissingOver } from '../notice/MissingPart.tsx'
import { ComingOver } from '../notice/ComingOver.tsx'

const WishlistSidebar = lazyPart(async () => (await import('./WishlistSidebar.tsx')).WishlistSidebar, MissingOver)

/** Brings the wishlist at the side and its words when it is first wanted. */
export const WishlistHost = () =>
  useWasOpened('wishlist') && (
    <WithTexts part="purchase" coming={<ComingOver />}><WishlistSidebar /></WithTexts>
  )
