import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { GUEST, type Identity } from '../../domain/identity/identity.ts'
import { closeMenus } from '../binding/close-menus.ts'
import { usePanel } from '../binding/panels.ts'
import { sharedPart } from '../binding/server-part.tsx'
import { useInjected } from '../binding/use-injected.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useWishlist } from '../wishlist/wishlist.ts'
import { MobileMenuSheetView } from './MobileMenuSheetView.tsx'

const MenuLinks = sharedPart(async () => (await import('./NavigationParts.tsx')).MenuLinks)
const Submenus = sharedPart(async () => (await import('./NavigationParts.tsx')).Submenus)

/** The menus of a small window, as the server renders them: they work before the page is interactive. */
export const MobileMenus = () => {
  const wishlist = usePanel('wishlist')
  const signOutPath = useLocalePath()('/logout')
  return (
    <>
      <MobileMenuSheetView
        links={<MenuLinks />}
        phone={useInjected(CurrentShop).phone}
        locale={useLocale()}
        signOutPath={useSignal<Identity | undefined>(useInjected(CurrentIdentity), GUEST)?._tag === 'Guest' ? undefined : signOutPath}
        wishlistCount={useWishlist()?.length ?? 0}
        onWishlist={() => {
          closeMenus()
          wishlist.open()
        }}
      />
      <Submenus />
    </>
  )
}
