import { useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { homePath } from '../../domain/shop/locale.ts'
import { useCartView } from '../binding/use-cart-view.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { CodesView } from '../coupon/CodesView.tsx'
import { useCodes } from '../coupon/use-codes.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { toCartData } from './cart-data.ts'
import type { CartData } from './cart-data.ts'
import type { CartReply } from './cart-reply.ts'
import { CartButtonsView } from './CartButtonsView.tsx'
import { CartPageView } from './CartPageView.tsx'
import { useCartChanges } from './use-cart-changes.ts'

/** What the page brought, until the store knows better. */
const useShownCart = (): CartData | undefined => {
  const { cart } = useLoaderData<{ readonly cart?: CartData }>()
  const view = useCartView()
  const locale = useLocale()
  const shop = useInjected(CurrentShop)
  const isTold = view.known && (view.cart !== undefined || view.failure === undefined)
  return isTold ? toCartData(view.cart, locale, shop) : cart
}

export const CartPage = () => {
  const intl = useIntl()
  const toPath = useLocalePath()
  const home = homePath(useLocale())
  const reply = useActionData<CartReply>()
  const { changes, removed } = useCartChanges(reply)
  const codes = useCodes('cart', reply?.refused)
  const cart = useShownCart()
  return (
    <>
      <PageHead title={intl.formatMessage({ id: 'cart.title' })} noindex />
      <CartPageView
        cart={cart}
        codes={cart && <CodesView data={cart.codes} codes={codes} idPrefix="page" />}
        changes={changes}
        removed={removed}
        ways={{ lensesPath: toPath('/c/lens'), lensCarePath: toPath('/c/lenscare') }}
        buttons={<CartButtonsView checkoutPath={toPath('/checkout')} onward={{ to: home }} />}
      />
    </>
  )
}
