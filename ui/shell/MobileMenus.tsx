import { useState } from 'react'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { usePanel } from '../binding/panels.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useLocale } from '../binding/use-locale.ts'
import type { NavigationRoot } from '../catalogue/navigation.ts'
import { useNavigationMenu } from '../catalogue/use-root-categories.ts'
import { useIdentity } from '../identity/use-identity.ts'
import { LANGUAGE_NAMES } from '../messages/language-names.ts'
import { useWishlist } from '../wishlist/wishlist.ts'
import { MobileCategoryMenuView } from './MobileCategoryMenuView.tsx'
import { MobileMenuView } from './MobileMenuView.tsx'

/** The menu of a small window, and the menu of one root category over it; a link closes both. */
export const MobileMenus = () => {
  const [menu, categoryMenu, locales, wishlist] = [usePanel('menu'), usePanel('categoryMenu'), usePanel('locale'), usePanel('wishlist')]
  const [root, setRoot] = useState<NavigationRoot>()
  const { title, rootCategories } = useNavigationMenu()
  const { phone } = useInjected(CurrentShop)
  const signOutPath = useLocalePath()('/logout')
  const isGuest = useIdentity()?._tag === 'Guest'
  const isCategoryOpen = useSignal(categoryMenu, false)
  const close = (): void => {
    categoryMenu.close()
    menu.close()
  }
  const closeAndOpen = (open: () => void) => (): void => {
    close()
    open()
  }
  return (
    <>
      <MobileMenuView
        isOpen={useSignal(menu, false)}
        title={title}
        rootCategories={rootCategories}
        phone={phone}
        language={LANGUAGE_NAMES[useLocale()]}
        signOutPath={isGuest ? undefined : signOutPath}
        onRoot={(pressed) => {
          setRoot(pressed)
          categoryMenu.open()
        }}
        onLanguages={closeAndOpen(locales.open)}
        wishlistCount={useWishlist()?.length ?? 0}
        onWishlist={closeAndOpen(wishlist.open)}
        onClose={close}
      />
      {root !== undefined && (
        <MobileCategoryMenuView
          isOpen={isCategoryOpen}
          root={root}
          menuTitle={title}
          onBack={categoryMenu.close}
          onClose={close}
        />
      )}
    </>
  )
}
