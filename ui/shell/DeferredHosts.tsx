import type { ComponentType } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useWasOpened } from '../binding/use-was-opened.ts'
import { WhenHydrated } from '../binding/WhenHydrated.tsx'
import { WithTexts } from '../messages/WithTexts.tsx'
import { MissingOverlay } from '../notice/MissingPart.tsx'
import { OverlayLoading } from '../notice/OverlayLoading.tsx'
import { ConsentBanner } from '../tracking/ConsentBanner.tsx'
import { AwaitedParts, AwaitedTopParts } from './AwaitedParts.tsx'
import { BottomNavigation } from './BottomNavigation.tsx'
import { SideMenus } from './SideMenus.tsx'
import { WishlistEntry } from './WishlistEntry.tsx'

const CartSidebar = lazyPart(async () => (await import('../cart/CartSidebar.tsx')).CartSidebar, MissingOverlay)

/** Loads the cart sidebar when it is first opened, and keeps it mounted. */
export const CartSidebarHost = () =>
  useWasOpened('cart') && <WithTexts part="cart" coming={<OverlayLoading />}><CartSidebar /></WithTexts>

const whenHydrated = (Part: ComponentType) => () => <WhenHydrated><Part /></WhenHydrated>

/** The parts above the page: banners of this session, and what needs a sign-in. */
export const TopPartsHost = whenHydrated(AwaitedTopParts)

/** The parts beside the page. */
export const DeferredPartsHost = whenHydrated(AwaitedParts)

/** The consent question, last on the page: it appears later, and must not move what is read. */
export const ConsentPartHost = whenHydrated(ConsentBanner)

/** The wishlist, and what opens and closes menus. */
export const MenusHost = whenHydrated(SideMenus)

/** The wishlist entry in the menu of a wide window. */
export const WishlistEntryHost = whenHydrated(WishlistEntry)

/** The bottom navigation of a phone. */
export const BottomNavigationHost = whenHydrated(BottomNavigation)
