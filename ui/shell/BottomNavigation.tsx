import { countUnits } from '../../domain/cart/count-units.ts'
import { usePanel } from '../binding/panels.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useCartView } from '../cart/use-cart-view.ts'
import { useWishlist } from '../wishlist/wishlist.ts'
import { BottomNavigationView } from './BottomNavigationView.tsx'

/** The most used actions, within reach of a thumb (Account §2.6). */
export const BottomNavigation = () => {
  const toPath = useLocalePath()
  return (
    <BottomNavigationView
      homePath={toPath('/')}
      reorderPath={toPath('/my-account/history')}
      wishlistCount={useWishlist()?.length ?? 0}
      cartCount={countUnits(useCartView().cart) ?? 0}
      onWishlist={usePanel('wishlist').open}
      onCart={usePanel('cart').open}
    />
  )
}
