import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { LoadCart } from '../../application/storefront/cart/load-cart.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { usePanel } from '../binding/panels.ts'
import { useCartView } from './use-cart-view.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { useSignal } from '../binding/use-signal.ts'
import { CodesView } from '../coupon/CodesView.tsx'
import { useCodes } from '../coupon/use-codes.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { Sheet } from '../design/Sheet.tsx'
import { Recommendations } from '../recommendation/Recommendations.tsx'
import { toCartData } from './cart-data.ts'
import { CartButtonsView } from './CartButtonsView.tsx'
import { CartView } from './CartView.tsx'
import { CartWaitingView } from './CartWaitingView.tsx'
import { useAfterCartChange } from './use-after-cart-change.ts'
import { useCartChanges } from './use-cart-changes.ts'
import { useEmptyCartLinks } from './use-empty-cart-links.ts'
import { useCartExtras } from './use-cart-extras.ts'

/** The cart in a sidebar, 32 rem wide (Commerce §2). */
export const CartSidebar = () => {
  const intl = useIntl()
  const locale = useLocale()
  const toPath = useLocalePath()
  const load = useInjected(LoadCart)
  const sidebar = usePanel('cart')
  const { close } = sidebar
  const isOpen = useSignal(sidebar, false)
  const view = useCartView()
  const { delivery, recommendation } = useCartExtras(isOpen ? view.cart : undefined)
  const cart = toCartData(view.cart, locale, useInjected(CurrentShop), delivery)
  const links = useEmptyCartLinks()
  const { changes, removed } = useCartChanges()
  const codes = useCodes('cart', useAfterCartChange())
  // Pages that need no visitor load no cart.
  const mustLoad = isOpen && !view.ready
  useEffect(() => { if (mustLoad) void load()() }, [mustLoad, load])
  const hasFailed = view.failure !== undefined && view.cart === undefined
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={<FormattedMessage id="cart.title" />}
      closeLabel={intl.formatMessage({ id: 'cart.close' })}
      footer={cart && <CartButtonsView checkoutPath={toPath('/checkout')} totals={cart.totals} proceed={{ onClose: close }} />}
    >
      {!view.ready && <CartWaitingView />}
      {hasFailed && (
        <Notice tone="danger" role="alert">
          <p><FormattedMessage id="cart.not_loaded" /></p>
          <Button variant="quiet" isBusy={view.waiting} onClick={() => { void load()() }}><FormattedMessage id="cart.retry" /></Button>
        </Notice>
      )}
      {view.ready && !hasFailed && (
        <CartView
          place="side"
          cart={cart}
          changes={changes}
          removed={removed}
          recommendations={isOpen && <Recommendations recommendation={recommendation} idPrefix="side" heading="h3" onFollow={close} />}
          codes={cart && <CodesView data={cart.codes} codes={codes} idPrefix="side" />}
          links={{ ...links, onFollow: close }}
        />
      )}
    </Sheet>
  )
}
