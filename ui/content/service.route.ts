import { data, redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { shopOrigin } from '../../domain/settings/shop-origin.ts'
import { isServedByOtherSystem } from '../../domain/shop/served-elsewhere.ts'
import { injectorContext } from '../binding/injector.ts'
import { publicPage } from '../binding/page-cache.ts'
import { loader as goElsewhere } from '../shop/elsewhere.route.ts'

/**
 * Service and appointments are another system's, which stands before the shop: who goes there from one of its pages leaves it for the same
 * address. Where the shop itself is asked, that system does not stand before it: it leads there once, or answers (decision S23).
 */
export const loader = (args: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(args.request.url)
  if (!isServedByOtherSystem(pathname)) return goElsewhere(args)
  if (typeof window !== 'undefined') return redirectDocument(pathname + search)
  const shop = args.context.get(injectorContext).get(CurrentShop)
  const { serviceUrl } = shop
  if (serviceUrl !== undefined && serviceUrl !== shopOrigin(shop)) return redirect(serviceUrl + pathname + search)
  return data(null, { headers: publicPage('page', 'service') })
}

/** What stands here does not change, and asking for it again would leave it. */
export const shouldRevalidate = (): boolean => false

export { ServicePage as Component } from './ServicePage.tsx'
