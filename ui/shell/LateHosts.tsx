import { Suspense, type ComponentType, type ReactNode } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useWasOpened } from '../binding/use-was-opened.ts'
import { WhenHydrated } from '../binding/WhenHydrated.tsx'
import { LeftOut, MissingOver } from '../notice/MissingPart.tsx'
import { ComingOver } from '../notice/ComingOver.tsx'

const bringAwaited = async () => import('./AwaitedParts.tsx')
const bringMenus = async () => import('./SideMenus.tsx')

const CartSidebar = lazyPart(async () => (await import('../cart/CartSidebar.tsx')).CartSidebar, MissingOver)

/** Brings the cart at the side when it is first wanted, and keeps it. */
export const CartSidebarHost = () => useWasOpened('cart') && <Suspense fallback={<ComingOver />}><CartSidebar /></Suspense>

/** What comes once the page is awake, and the page does without. */
const whenHydrated = (bring: () => Promise<ComponentType>, Missing: () => ReactNode = LeftOut) => {
  const Part = lazyPart(bring, Missing)
  return () => <WhenHydrated><Suspense><Part /></Suspense></WhenHydrated>
}

/** Brings what stands before everything: banners of this session, and what waits for a login. */
export const TopPartsHost = whenHydrated(async () => (await bringAwaited()).AwaitedTopParts)

/** Brings what every page wants whose visitor stays, and the question about measuring. */
export const DeferredPartsHost = whenHydrated(async () => (await bringAwaited()).AwaitedParts)

/** Brings the menu of a small window, the languages and the wishlist while the page rests, so that a press only opens them. */
export const MenusHost = whenHydrated(async () => (await bringMenus()).SideMenus, MissingOver)

/** The way to the wishlist in the menu of a wide window. */
export const WishlistEntryHost = whenHydrated(async () => (await bringMenus()).WishlistEntry)

/** What is pressed most, at the foot of a phone. */
export const BottomNavigationHost = whenHydrated(async () => (await bringMenus()).BottomNavigation)
