import { countUnits } from '../../domain/cart/count-units.ts'
import { usePanel } from '../binding/panels.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useCartView } from '../cart/use-cart-view.ts'
import { useWishlist } from '../wishlist/wishlist.ts'
import { BottomNavigationView } from './BottomNavigationView.tsx'

/** What is pressed most, within reach of a thumb (Account §2.6). */
export const BottomNavigation = () => {
  const toPath = useLocalePath()
  return (
    <BottomNavigationView
      homePath={toPath('/')}
      reorderPath={toPath('/my-account/history')}
      wishes={useWishlist()?.length ?? 0}
      packs={countUnits(useCartView().cart) ?? 0}
      onMenu={usePanel('menu').open}
      onWishlist={usePanel('wishlist').open}
      onCart={usePanel('cart').open}
    />
  )
}
