import { Suspense, type ComponentType, type ReactNode } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useWasOpened } from '../binding/use-was-opened.ts'
import { WhenAwake } from '../binding/WhenAwake.tsx'
import { LeftOut, MissingOver } from '../notice/MissingPart.tsx'
import { ComingOver } from '../notice/ComingOver.tsx'

const bringLate = async () => {
  // What they stand on runs before them: a slow phone answers its shopper between the two.
  await import('./late-libraries.ts')
  return import('./LateParts.tsx')
}
const bringMenus = async () => import('./SideMenus.tsx')

const CartSidebar = lazyPart(async () => (await import('../cart/CartSidebar.tsx')).CartSidebar, MissingOver)

/** Brings the cart at the side when it is first wanted, and keeps it. */
export const CartSidebarHost = () => useWasOpened('cart') && <Suspense fallback={<ComingOver />}><CartSidebar /></Suspense>

/** What comes once the page is awake, and the page does without. */
const whenAwake = (bring: () => Promise<ComponentType>, Missing: () => ReactNode = LeftOut) => {
  const Part = lazyPart(bring, Missing)
  return () => <WhenAwake><Suspense><Part /></Suspense></WhenAwake>
}

/** Brings what stands before everything: banners of this session, and what waits for a login. */
export const TopPartsHost = whenAwake(async () => (await bringLate()).TopParts)

/** Brings what every page wants that is awake: what says of the cart how it changes, and the way in. */
export const LatePartsHost = whenAwake(async () => (await bringLate()).LateParts)

/** Brings the menu of a small window, the languages and the wishlist while the page rests, so that a press only opens them. */
export const MenusHost = whenAwake(async () => (await bringMenus()).SideMenus, MissingOver)

/** The way to the wishlist in the menu of a wide window. */
export const WishlistEntryHost = whenAwake(async () => (await bringMenus()).WishlistEntry)

/** What is pressed most, at the foot of a phone. */
export const BottomNavigationHost = whenAwake(async () => (await bringMenus()).BottomNavigation)
