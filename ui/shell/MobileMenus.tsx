import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { GUEST, type Identity } from '../../domain/identity/identity.ts'
import { closeMenus } from '../binding/close-menus.ts'
import { usePanel } from '../binding/panels.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useNavigationMenu } from '../catalogue/use-root-categories.ts'
import { useWishlist } from '../wishlist/wishlist.ts'
import { MobileMenusView } from './MobileMenusView.tsx'
import { useAlternates } from './use-alternates.ts'

/** The menus of a small window, as the server renders them: they work before the page is interactive. */
export const MobileMenus = () => {
  const wishlist = usePanel('wishlist')
  const signOutPath = useLocalePath()('/logout')
  return (
    <MobileMenusView
      navigation={useNavigationMenu()}
      phone={useInjected(CurrentShop).phone}
      locale={useLocale()}
      alternates={useAlternates()}
      signOutPath={useSignal<Identity | undefined>(useInjected(CurrentIdentity), GUEST)?._tag === 'Guest' ? undefined : signOutPath}
      wishlistCount={useWishlist()?.length ?? 0}
      onWishlist={() => {
        closeMenus()
        wishlist.open()
      }}
    />
  )
}
