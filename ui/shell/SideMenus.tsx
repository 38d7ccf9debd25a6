import { useOpeningByHover } from '../binding/use-opening-by-hover.ts'
import { KeptWishlist } from './KeptWishlist.tsx'
import { LocaleSelector } from './LocaleSelector.tsx'
import { MobileMenus } from './MobileMenus.tsx'
import { WishlistHost } from './WishlistHost.tsx'

export { BottomNavigation } from './BottomNavigation.tsx'
export { WishlistEntry } from './WishlistEntry.tsx'

/** What opens at the side of a page beside the cart, and what the menu of a wide window does under a mouse. */
export const SideMenus = () => {
  useOpeningByHover('details[name="navigation"]')
  return (
    <>
      <MobileMenus />
      <LocaleSelector />
      <KeptWishlist />
      <WishlistHost />
    </>
  )
}
