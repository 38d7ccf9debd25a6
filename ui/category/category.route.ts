import * as E from 'fp-ts/lib/Either.js'
import { data, type LoaderFunctionArgs } from 'react-router'
import { BrowseCategory } from '../../application/storefront/catalogue/browse-category.ts'
import { ReadContent } from '../../application/storefront/content/read-content.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { aroundCategory } from '../../domain/content/around-category.ts'
import { readListingQuery } from '../../domain/listing/read-listing-query.ts'
import { joinCategorySlugs } from '../../domain/product/category-path.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { injectorContext } from '../binding/injector-context.ts'
import type { Injector } from '../binding/injector.ts'
import { publicPage } from '../binding/page-cache.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import { loadBlockData } from '../content/load-block-data.ts'
import { toCategoryData } from '../listing/category-data.ts'
import { toListingData } from '../listing/listing-page-data.ts'

const SLUGS = ['slug_1', 'slug_2', 'slug_3', 'slug_4', 'slug_5'] as const

/** The editors' content around the products of a category; empty if there is none or it cannot be loaded. */
const loadComposed = async (injector: Injector, path: string, locale: Locale) => {
  const page = await injector.get(ReadContent)(`c/${path}`, locale)()
  const blocks = E.isRight(page) ? page.right?.body ?? [] : []
  return blocks.length === 0 ? {} : { composed: { ...aroundCategory(blocks), blockData: await loadBlockData(injector, blocks, locale) } }
}

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
  const [browsed, composed] = await Promise.all([
    injector.get(BrowseCategory)(path, query, locale)(), loadComposed(injector, path, locale),
  ])
  if (E.isLeft(browsed)) throw routeError(browsed.left)
  const { category, listing } = browsed.right
  return data(
    { category: toCategoryData(category, locale), listing: toListingData(listing, query, { locale, currency }), ...composed },
    { headers: publicPage('category', category.path) },
  )
}

export { CategoryPage as Component } from './CategoryPage.tsx'
