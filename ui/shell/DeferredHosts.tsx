import { Suspense, type ComponentType, type ReactNode } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useWasOpened } from '../binding/use-was-opened.ts'
import { WhenHydrated } from '../binding/WhenHydrated.tsx'
import { WithTexts } from '../messages/WithTexts.tsx'
import { RenderNothing, MissingOverlay } from '../notice/MissingPart.tsx'
import { OverlayLoading } from '../notice/OverlayLoading.tsx'

const loadAwaited = async () => import('./AwaitedParts.tsx')
const loadMenus = async () => import('./SideMenus.tsx')

const CartSidebar = lazyPart(async () => (await import('../cart/CartSidebar.tsx')).CartSidebar, MissingOverlay)

/** Loads the cart sidebar when it is first opened, and keeps it mounted. */
export const CartSidebarHost = () =>
  useWasOpened('cart') && <WithTexts part="cart" coming={<OverlayLoading />}><CartSidebar /></WithTexts>

/** Loads an optional part after hydration. */
const whenHydrated = (load: () => Promise<ComponentType>, Missing: () => ReactNode = RenderNothing) => {
  const Part = lazyPart(load, Missing)
  return () => <WhenHydrated><Suspense><Part /></Suspense></WhenHydrated>
}

/** Loads the parts above the page: banners of this session, and what needs a sign-in. */
export const TopPartsHost = whenHydrated(async () => (await loadAwaited()).AwaitedTopParts)

/** Loads the parts beside the page. */
export const DeferredPartsHost = whenHydrated(async () => (await loadAwaited()).AwaitedParts)

/** Loads the consent question, last on the page: it appears later, and must not move what is read. */
export const ConsentPartHost = whenHydrated(async () => (await loadAwaited()).ConsentHost)

/** Loads the wishlist, and what opens and closes menus, while the page is idle. */
export const MenusHost = whenHydrated(async () => (await loadMenus()).SideMenus, MissingOverlay)

/** The wishlist entry in the menu of a wide window. */
export const WishlistEntryHost = whenHydrated(async () => (await loadMenus()).WishlistEntry)

/** The bottom navigation of a phone. */
export const BottomNavigationHost = whenHydrated(async () => (await loadMenus()).BottomNavigation)
