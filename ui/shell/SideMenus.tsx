import { LocaleSelector } from './LocaleSelector.tsx'
import { MobileMenus } from './MobileMenus.tsx'

/** What opens at the side of a page beside the cart. */
export const SideMenus = () => (
  <>
    <MobileMenus />
    <LocaleSelector />
  </>
)
