import { Suspense } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useWasOpened } from '../binding/use-was-opened.ts'
import { WhenAwake } from '../binding/WhenAwake.tsx'
import { LeftOut, MissingOver } from '../notice/MissingPart.tsx'

const LateParts = lazyPart(async () => {
  // What they stand on runs before them: a slow phone answers its shopper between the two.
  await import('./late-libraries.ts')
  return (await import('./LateParts.tsx')).LateParts
}, LeftOut)
const CartSidebar = lazyPart(async () => (await import('../cart/CartSidebar.tsx')).CartSidebar, MissingOver)
const SideMenus = lazyPart(async () => (await import('./SideMenus.tsx')).SideMenus, MissingOver)

/** Brings the cart at the side when it is first wanted, and keeps it. */
export const CartSidebarHost = () => useWasOpened('cart') && <Suspense fallback={null}><CartSidebar /></Suspense>

/** Brings what every page wants that is awake: what says of the cart how it changes, and the way in. */
export const LatePartsHost = () => <WhenAwake><Suspense fallback={null}><LateParts /></Suspense></WhenAwake>

/** Brings the menu of a small window, the languages and the wishlist while the page rests, so that a press only opens them. */
export const MenusHost = () => <WhenAwake><Suspense fallback={null}><SideMenus /></Suspense></WhenAwake>
