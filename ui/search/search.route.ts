import * as E from 'fp-ts/lib/Either.js'
import { data, type LoaderFunctionArgs } from 'react-router'
import { SearchProducts } from '../../application/storefront/search/search-products.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { readListingQuery } from '../../domain/listing/read-listing-query.ts'
import { searchQuestion } from '../../domain/listing/search-question.ts'
import { injectorContext } from '../binding/injector.ts'
import { popularLenses } from '../content/popular-lenses.ts'
import { toListingData } from '../listing/listing-page-data.ts'
import { PUBLIC_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'

/** The products a term finds; without a term there is nothing to list and nothing is asked (Commerce §5). */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const injector = context.get(injectorContext)
  const { itemsPerPage, currency } = injector.get(CurrentShop)
  const locale = requestLocale(request)
  const query = readListingQuery(new URL(request.url).searchParams, {
    hasSearch: true,
    ...(itemsPerPage === undefined ? {} : { defaultSize: itemsPerPage }),
  })
  if (query.search === undefined)
    return data({ term: undefined, listing: undefined, popular: undefined, didYouMean: undefined }, { headers: PUBLIC_PAGE })
  const found = await injector.get(SearchProducts)(searchQuestion(query.search, query), locale)()
  if (E.isLeft(found)) throw routeError(found.left)
  const popular = found.right.pagination.totalItems > 0 ? undefined : await popularLenses(injector, locale)
  const { didYouMean } = found.right
  return data(
    { term: query.search, listing: toListingData(found.right, query, { locale, currency }), popular, didYouMean },
    { headers: PUBLIC_PAGE },
  )
}

export { SearchPage as Component } from './SearchPage.tsx'
