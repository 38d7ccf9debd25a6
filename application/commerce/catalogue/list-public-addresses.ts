import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { ListingQuery } from '../../../domain/listing/listing-query.ts'
import { publicAddresses, sameEverywhere } from '../../../domain/product/public-addresses.ts'
import type { PublicAddress } from '../../../domain/product/public-addresses.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { BrandChannel } from '../../../domain/shop/brand-channel.ts'
import { DEFAULT_LOCALE, LOCALES } from '../../../domain/shop/locale.ts'
import type { ContentLibrary } from '../content/content-library.port.ts'
import { findPage } from './find-page.ts'
import type { FindDeps } from './find-page.ts'

/**
 * All addresses for search engines besides those of the shop's fixed pages: composed pages, categories, canonical products (decision A61).
 */
export type ListPublicAddresses = (brandChannel: BrandChannel) => TE.TaskEither<ServiceUnavailable, readonly PublicAddress[]>

const EVERYTHING: ListingQuery = { page: 1, itemsPerPage: 100, sort: 'position', filters: {}, listViewType: 'grid' }

type Deps = FindDeps & { readonly content: Pick<ContentLibrary, 'slugs' | 'isLoaded'> }

/** Pages that exist in every language; the home page has its own address. `undefined` until the content has been loaded. */
const composedPages = (content: Deps['content'], brandChannel: BrandChannel): readonly string[] | undefined => {
  const locales = LOCALES.map((locale) => ({ brandChannel, locale }))
  if (!locales.every(content.isLoaded)) return undefined
  const [first = [], ...others] = locales.map(content.slugs)
  return first.filter((slug) => slug !== 'home' && others.every((slugs) => slugs.includes(slug))).map((slug) => `/${slug}`)
}

export const makeListPublicAddresses = (deps: Deps): ListPublicAddresses => {
  const from = (page: number, brandChannel: BrandChannel): TE.TaskEither<ServiceUnavailable, readonly Product[]> =>
    pipe(
      findPage(deps)({ ...EVERYTHING, page }, { brandChannel, locale: DEFAULT_LOCALE }),
      TE.flatMap(({ products, pagination }) =>
        pagination.currentPage < pagination.totalPages
          ? pipe(from(page + 1, brandChannel), TE.map((others) => [...products, ...others]))
          : TE.right(products),
      ),
    )
  return (brandChannel) => {
    const composed = composedPages(deps.content, brandChannel)
    return composed === undefined
      ? TE.left({ _tag: 'ServiceUnavailable' })
      : pipe(from(1, brandChannel), TE.map((products) => [...composed.map(sameEverywhere), ...publicAddresses(products)]))
  }
}
