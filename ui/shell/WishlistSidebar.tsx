import { FormattedMessage, useIntl } from 'react-intl'
import { usePanel } from '../binding/panels.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { Sheet } from '../design/Sheet.tsx'
import { useWishlistProducts } from './use-wishlist-products.ts'
import { useWishlist } from '../wishlist/wishlist.ts'
import { WishlistButton } from '../wishlist/WishlistButton.tsx'
import { WishlistView } from './WishlistView.tsx'

const NONE = [] as const

/** The wishlist in a sidebar. */
export const WishlistSidebar = () => {
  const intl = useIntl()
  const sidebar = usePanel('wishlist')
  const isOpen = useSignal(sidebar, false)
  const wishlist = useWishlist() ?? NONE
  const { products, hasFailed, retry } = useWishlistProducts(wishlist, isOpen)
  return (
    <Sheet
      isOpen={isOpen}
      onClose={sidebar.close}
      title={<FormattedMessage id="shell.wishlist" />}
      closeLabel={intl.formatMessage({ id: 'wishlist.close' })}
    >
      <WishlistView
        products={products}
        removedCount={products === undefined ? 0 : wishlist.filter((id) => !products.some((product) => product.id === id)).length}
        hasFailed={hasFailed}
        lensesPath={useLocalePath()('/c/lens')}
        heart={(product) => <WishlistButton id={product.id} title={product.title} />}
        onRetry={retry}
        onFollow={sidebar.close}
      />
    </Sheet>
  )
}
