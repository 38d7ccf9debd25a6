import { useClosingMenus } from '../binding/use-closing-menus.ts'
import { useOpeningByHover } from '../binding/use-opening-by-hover.ts'
import { useLanguageLinks } from './use-language-links.ts'
import { WishlistLoader } from './WishlistLoader.tsx'
import { WishlistHost } from './WishlistHost.tsx'

/** The wishlist, and opening and closing of menus that the browser does not do by itself. */
export const SideMenus = () => {
  useOpeningByHover('details[name="navigation"]')
  useClosingMenus()
  useLanguageLinks()
  return (
    <>
      <WishlistLoader />
      <WishlistHost />
    </>
  )
}
