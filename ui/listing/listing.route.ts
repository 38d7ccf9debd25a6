import * as E from 'fp-ts/lib/Either.js'
import { data, type LoaderFunctionArgs } from 'react-router'
import { BrowseCategory } from '../../application/storefront/catalogue/browse-category.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { readListingQuery } from '../../domain/listing/read-listing-query.ts'
import { joinCategorySlugs } from '../../domain/product/category-path.ts'
import { injectorContext } from '../binding/injector.ts'
import { publicPage } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { toCategoryData } from './category-data.ts'
import { toListingData } from './listing-page-data.ts'

const SLUGS = ['slug_1', 'slug_2', 'slug_3', 'slug_4', 'slug_5'] as const

/** A category by its path, with one page of its products (Commerce §2). */
export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const injector = context.get(injectorContext)
  const { itemsPerPage, currency } = injector.get(CurrentShop)
  const locale = requestLocale(request)
  const path = joinCategorySlugs(SLUGS.map((slug) => params[slug]))
  const query = readListingQuery(new URL(request.url).searchParams, {
    hasSearch: false,
    ...(itemsPerPage === undefined ? {} : { defaultSize: itemsPerPage }),
  })
  const found = await injector.get(BrowseCategory)(path, query, locale)()
  if (E.isLeft(found)) throw routeError(found.left)
  const { category, listing } = found.right
  return data(
    { category: toCategoryData(category, locale), listing: toListingData(listing, query, { locale, currency }) },
    { headers: publicPage('category', category.path) },
  )
}

export { ListingPage as Component } from './ListingPage.tsx'
