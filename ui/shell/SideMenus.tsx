import { useClosingMenus } from '../binding/use-closing-menus.ts'
import { useOpeningByHover } from '../binding/use-opening-by-hover.ts'
import { WishlistLoader } from './WishlistLoader.tsx'
import { LocaleSelector } from './LocaleSelector.tsx'
import { MobileMenus } from './MobileMenus.tsx'
import { WishlistHost } from './WishlistHost.tsx'

export { BottomNavigation } from './BottomNavigation.tsx'
export { WishlistEntry } from './WishlistEntry.tsx'

/** The sidebars other than the cart, and opening and closing of the menu of a wide window. */
export const SideMenus = () => {
  useOpeningByHover('details[name="navigation"]')
  useClosingMenus()
  return (
    <>
      <MobileMenus />
      <LocaleSelector />
      <WishlistLoader />
      <WishlistHost />
    </>
  )
}
