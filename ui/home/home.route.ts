import * as E from 'fp-ts/lib/Either.js'
import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { ListProducts } from '../../application/storefront/catalogue/list-products.ts'
import { injectorContext } from '../binding/injector.ts'
import { PUBLIC_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { ALL_LENSES, toHomeData } from './home-data.ts'
import { popularLenses } from './popular-lenses.ts'

/** The entrance: popular lenses and the brands there are (Commerce §2). */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const locale = requestLocale(request)
  const injector = context.get(injectorContext)
  const [lenses, popular] = await Promise.all([injector.get(ListProducts)(ALL_LENSES, locale)(), popularLenses(injector, locale)])
  if (E.isLeft(lenses)) throw routeError(lenses.left)
  return data(toHomeData(lenses.right, popular), { headers: PUBLIC_PAGE })
}

export { HomePage as Component } from './HomePage.tsx'
