import { data, redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { shopOrigin } from '../../domain/settings/shop-origin.ts'
import { isServedByOtherSystem } from '../../domain/shop/served-by-other-system.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { publicPage } from '../binding/page-cache.ts'
import { loader as goElsewhere } from '../shop/other-system.route.ts'

/**
 * Service and appointments are handled by another system in front of the shop: links to them are full page navigations to the same
 * address. If the request reaches the shop itself, it redirects there once, or responds (decision S23).
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

export { ServicePage as Component } from './ServicePage.tsx'
