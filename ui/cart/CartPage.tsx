import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData, useLocation, useNavigation } from '../binding/use-page.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { shopCountries } from '../../domain/shop/country.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { Link } from '../design/Link.tsx'
import { useCartView } from './use-cart-view.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { CodesView } from '../coupon/CodesView.tsx'
import { useCodes } from '../coupon/use-codes.ts'
import { Recommendations } from '../recommendation/Recommendations.tsx'
import { PopularProductsView } from '../content/PopularProductsView.tsx'
import { ReorderBoxView } from '../content/ReorderBoxView.tsx'
import { Page } from '../design/Layout.tsx'
import { Notice } from '../design/Notice.tsx'
import { formatText } from '../messages/format-text.ts'
import { PageHead } from '../shop/PageHead.tsx'
import { toCartData } from './cart-data.ts'
import type { CartData } from './cart-data.ts'
import type { action, loader } from './cart.route.ts'
import { CartButtonsView } from './CartButtonsView.tsx'
import { CartPageView } from './CartPageView.tsx'
import { ShippingEstimateView } from './ShippingEstimateView.tsx'
import { useAfterCartChange } from './use-after-cart-change.ts'
import { useCartChanges } from './use-cart-changes.ts'
import { useEmptyCartLinks } from './use-empty-cart-links.ts'
import { useCartExtras } from './use-cart-extras.ts'

/** The cart of the loader, until the store has loaded it, and what is recommended for it. */
const useShownCart = () => {
  const loaded = useLoaderData<typeof loader>()
  const view = useCartView()
  const locale = useLocale()
  const shop = useInjected(CurrentShop)
  const { delivery, recommendation } = useCartExtras(view.cart, loaded)
  const isLoaded = view.ready && (view.cart !== undefined || view.failure === undefined)
  return { cart: isLoaded ? toCartData(view.cart, locale, shop, delivery) : loaded.cart, recommendation }
}

/** The product that a redirect says was added. Anybody can write that into an address, so it is only shown if it is in the cart. */
const useAdded = (cart: CartData | undefined): string | undefined => {
  const added = new URLSearchParams(useLocation().search).get('added')
  return cart?.groups.find(({ productId }) => String(productId) === added)?.title
}

/** Suggestions for an empty cart. */
const Suggestions = () => {
  const { popular } = useLoaderData<typeof loader>()
  const toPath = useLocalePath()
  return (
    <>
      <ReorderBoxView searchPath={toPath('/s')} isWide />
      {popular !== undefined && <PopularProductsView products={popular} allPath={toPath('/c/lens')} />}
    </>
  )
}

const ShippingEstimate = () => {
  const { estimate } = useLoaderData<typeof loader>()
  const { country, extraCountries } = useInjected(CurrentShop)
  const action = useLocalePath()('/cart')
  const isBusy = useNavigation().location?.search.startsWith('?country=') === true
  return (
    <ShippingEstimateView action={action} countries={shopCountries(extraCountries)} home={country} estimate={estimate} isBusy={isBusy} />
  )
}

export const CartPage = () => {
  const intl = useIntl()
  const toPath = useLocalePath()
  const home = homePath(useLocale())
  const reply = useActionData<typeof action>()
  const { changes, removed } = useCartChanges(reply)
  const codes = useCodes('cart', useAfterCartChange(), reply?.refused)
  const { cart, recommendation } = useShownCart()
  const { orderPath } = useLoaderData<typeof loader>()
  // A refusal that belongs to no line: of a recommended product.
  const unplaced = reply?.problems['']
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'cart.title' })} noindex />
      {unplaced !== undefined && <Page><Notice tone="danger" role="alert"><p>{formatText(intl, unplaced)}</p></Notice></Page>}
      <CartPageView
        cart={cart}
        added={useAdded(cart)}
        orderPath={orderPath}
        codes={cart && <CodesView data={cart.codes} codes={codes} idPrefix="page" />}
        regularly={cart?.subscribePath && <Link to={cart.subscribePath}><FormattedMessage id="cart.subscribe" /></Link>}
        changes={changes}
        removed={removed}
        recommendations={<Recommendations recommendation={recommendation} idPrefix="page" heading="h2" />}
        links={useEmptyCartLinks()}
        suggestions={<Suggestions />}
        estimate={<ShippingEstimate />}
        buttons={<CartButtonsView checkoutPath={toPath('/checkout')} proceed={{ to: home }} />}
      />
    </>
  )
}
