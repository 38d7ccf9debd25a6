import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { data, type LoaderFunctionArgs } from 'react-router'
import { ListProducts } from '../../application/storefront/catalogue/list-products.ts'
import { SearchProducts } from '../../application/storefront/search/search-products.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { readListingQuery } from '../../domain/listing/read-listing-query.ts'
import { searchQuestion } from '../../domain/listing/search-question.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { injectorContext, type Injector } from '../binding/injector.ts'
import { POPULAR_LENSES, toHomeData } from '../home/home-data.ts'
import { toListingData } from '../listing/listing-page-data.ts'
import { PUBLIC_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'

/** What most shoppers look for, where a term finds nothing; the page stands without it too. */
const popularLenses = async (injector: Injector, locale: Locale) =>
  pipe(
    await injector.get(ListProducts)(POPULAR_LENSES, locale)(),
    E.match(() => undefined, (listing) => toHomeData(listing, locale).popular),
  )

/** The products a term finds; without a term there is nothing to list and nothing is asked (Commerce §5). */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const injector = context.get(injectorContext)
  const { itemsPerPage } = injector.get(CurrentShop)
  const locale = requestLocale(request)
  const query = readListingQuery(new URL(request.url).searchParams, {
    hasSearch: true,
    ...(itemsPerPage === undefined ? {} : { defaultSize: itemsPerPage }),
  })
  if (query.search === undefined) return data({ term: undefined, listing: undefined, popular: undefined }, { headers: PUBLIC_PAGE })
  const found = await injector.get(SearchProducts)(searchQuestion(query.search, query), locale)()
  if (E.isLeft(found)) throw routeError(found.left)
  const popular = found.right.pagination.totalItems > 0 ? undefined : await popularLenses(injector, locale)
  return data({ term: query.search, listing: toListingData(found.right, query, locale), popular }, { headers: PUBLIC_PAGE })
}

export { SearchPage as Component } from './SearchPage.tsx'
