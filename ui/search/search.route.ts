import * as E from 'fp-ts/lib/Either.js'
import { data, type LoaderFunctionArgs } from 'react-router'
import { SearchProducts } from '../../application/storefront/search/search-products.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { readListingQuery } from '../../domain/listing/read-listing-query.ts'
import { searchQuery } from '../../domain/listing/search-query.ts'
import { writeListingQuery } from '../../domain/listing/write-listing-query.ts'
import type { UnderstoodPart } from '../../domain/search/typed-line.ts'
import { injectorContext } from '../binding/injector-context.ts'
import { popularLenses } from '../content/popular-lenses.ts'
import { toListingData } from '../listing/listing-page-data.ts'
import { PUBLIC_PAGE } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import type { ShownPart } from './UnderstoodView.tsx'
import { withValues } from './values-in-address.ts'

/** The recognised filters, each with the search without it. */
const shownParts = (understood: readonly UnderstoodPart[], { pathname, searchParams }: URL): readonly ShownPart[] =>
  understood.map(({ key, value, without }) =>
    ({ key, value, to: `${pathname}?${writeListingQuery(searchParams, { search: without })}` }))

const NOTHING_REQUESTED = { term: undefined, listing: undefined, understood: [], popular: undefined, didYouMean: undefined }

/** The results of a search; without a term nothing is loaded (Commerce §5). */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const injector = context.get(injectorContext)
  const { itemsPerPage, currency } = injector.get(CurrentShop)
  const locale = requestLocale(request)
  const url = new URL(request.url)
  const query = readListingQuery(url.searchParams, {
    hasSearch: true,
    ...(itemsPerPage === undefined ? {} : { defaultSize: itemsPerPage }),
  })
  if (query.search === undefined)
    return data(NOTHING_REQUESTED, { headers: PUBLIC_PAGE })
  const result = await injector.get(SearchProducts)(searchQuery(query.search, query), locale)()
  if (E.isLeft(result)) throw routeError(result.left)
  const popular = result.right.pagination.totalItems > 0 ? undefined : await popularLenses(injector, locale)
  const { didYouMean, cards, understood = [] } = result.right
  const listing = toListingData(result.right, query, { locale, currency })
  const products = listing.products.map((product, at) => ({ ...product, to: withValues(product.to, cards[at]?.product, understood) }))
  return data(
    { term: query.search, listing: { ...listing, products }, understood: shownParts(understood, url), popular, didYouMean },
    { headers: PUBLIC_PAGE },
  )
}

export { SearchPage as Component } from './SearchPage.tsx'
