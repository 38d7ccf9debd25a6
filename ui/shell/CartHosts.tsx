import { Suspense, useState } from 'react'
import { lazyPart } from '../binding/lazy-part.tsx'
import { usePanel, type Panel } from '../binding/panels.ts'
import { WhenAwake } from '../binding/WhenAwake.tsx'
import { useCell } from '../binding/use-cell.ts'
import { LeftOut, MissingOver } from '../notice/MissingPart.tsx'

const LateParts = lazyPart(async () => (await import('./LateParts.tsx')).LateParts, LeftOut)
const CartSidebar = lazyPart(async () => (await import('../cart/CartSidebar.tsx')).CartSidebar, MissingOver)
const GiftDialog = lazyPart(async () => (await import('../cart/GiftDialog.tsx')).GiftDialog, LeftOut)
const SideMenus = lazyPart(async () => (await import('./SideMenus.tsx')).SideMenus, MissingOver)

/** What was open once stays mounted, so that it closes and opens as it was left. */
const useWasOpened = (panel: Panel): boolean => {
  const isOpen = useCell(usePanel(panel), false)
  const [wasOpened, setOpened] = useState(false)
  if (isOpen && !wasOpened) setOpened(true)
  return wasOpened
}

/** Brings the cart at the side when it is first wanted, and keeps it. */
export const CartSidebarHost = () => useWasOpened('cart') && <Suspense fallback={null}><CartSidebar /></Suspense>

/** Brings what every page wants that is awake: what says of the cart how it changes, and the way in. */
export const LatePartsHost = () => <WhenAwake><Suspense fallback={null}><LateParts /></Suspense></WhenAwake>

/** Brings the question about a gift when it is first asked. */
export const GiftDialogHost = () => useWasOpened('gift') && <Suspense fallback={null}><GiftDialog /></Suspense>

/** Brings the menu of a small window, the languages and the wishlist while the page rests, so that a press only opens them. */
export const MenusHost = () => <WhenAwake><Suspense fallback={null}><SideMenus /></Suspense></WhenAwake>
