import type { Kysely } from 'kysely'
import type { Offer } from '../../../application/commerce/pricing/offer-repository.port.ts'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { Category } from '../../../domain/product/category.ts'
import type { Product } from '../../../domain/product/product.ts'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import { toShippingMethod } from '../delivery/shipping-repository.ts'
import { toOffer } from '../pricing/offer-repository.ts'
import { toCategory } from '../product/category-codec.ts'
import { readWords } from '../search/read-words.ts'
import type { Tables } from '../tables.ts'
import { findInMemory } from './find-in-memory.ts'
import { makeListingIndex, type ListingIndex } from './listing-index.ts'
import { openCache } from './open-cache.ts'
import { readPrices, readProducts, type Prices } from './read-rows.ts'
import { readReviews, type FirstReviews } from './read-reviews.ts'
import { openSearch, type SearchInMemory } from './search-in-memory.ts'
import type { StockSnapshot } from './stock-snapshot.ts'
import type { Versions } from './versions.ts'

type ProductTables = {
  readonly products: ReadonlyMap<number, Product>
  /** Sorted by pack size, smallest first. */
  readonly groups: ReadonlyMap<string, readonly Product[]>
  readonly index: ListingIndex
}

/** The decoded catalogue of one version. It must not be modified. */
export type Snapshot = {
  readonly versions: Versions
  readonly products: ProductTables
  readonly categories: ReadonlyMap<string, Category>
  readonly prices: Prices
  readonly offers: ReadonlyMap<string, readonly Offer[]>
  readonly shipping: ReadonlyMap<string, readonly ShippingMethod[]>
  readonly reviews: FirstReviews
  readonly search: SearchInMemory
  readonly find: ReturnType<typeof findInMemory>
  readonly words: (locale: Locale) => Promise<readonly string[]>
  /** The products on hand, at most a minute old. */
  readonly stock: () => Promise<StockSnapshot>
}

const bySize = (left: Product, right: Product): number => left.pack.quantity - right.pack.quantity || left.id - right.id

const readCatalogue = async (db: Kysely<Tables>): Promise<ProductTables> => {
  const products = await readProducts(db)
  const groups = Map.groupBy([...products.values()].sort(bySize), ({ group }) => group.key)
  return { products, groups, index: makeListingIndex(products.values()) }
}

const readCategories = async (db: Kysely<Tables>): Promise<Snapshot['categories']> => {
  const rows = await db.selectFrom('category').selectAll().execute()
  return new Map(rows.map((row) => [row.path, toCategory(row)]))
}

const readOffers = async (db: Kysely<Tables>): Promise<Snapshot['offers']> => {
  const rows = await db.selectFrom('offer').selectAll().execute()
  return Map.groupBy(rows.map(toOffer), ({ fk }) => fk)
}

const readShipping = async (db: Kysely<Tables>): Promise<Snapshot['shipping']> => {
  const rows = await db.selectFrom('shipping_method').selectAll().orderBy('key').execute()
  return Map.groupBy(rows.map(toShippingMethod), ({ country }) => country)
}

type PreviousSnapshot = { readonly before: Snapshot | undefined; readonly stock: () => Promise<StockSnapshot> }

/**
 * Reads the parts that have changed since `before` and reuses the others. `versions` were read first: a change during reading has another
 * version the next time.
 */
export const readSnapshot = async (
  db: Kysely<Tables>, versions: Versions, { before, stock: readStock }: PreviousSnapshot,
): Promise<Snapshot> => {
  const unchangedPart = (part: keyof Tables): Snapshot | undefined => (
    before?.versions.get(part) === versions.get(part) ? before : undefined
  )
  const products = unchangedPart('product')?.products ?? (await readCatalogue(db))
  const categories = unchangedPart('category')?.categories ?? (await readCategories(db))
  const prices = unchangedPart('price')?.prices ?? (await readPrices(db))
  const offers = unchangedPart('offer')?.offers ?? (await readOffers(db))
  const shipping = unchangedPart('shipping_method')?.shipping ?? (await readShipping(db))
  const reviews = unchangedPart('product_rating')?.reviews ?? (await readReviews(db))
  const search = unchangedPart('product_text')?.search ?? openSearch(db)
  const words = openCache<readonly string[]>(LOCALES.length)
  return {
    versions, products, categories, prices, offers, shipping, reviews, search, stock: readStock,
    find: findInMemory(db, { index: products.index, prices, search, stock: readStock }),
    words: (locale) => words(locale, () => readWords(db, locale)),
  }
}
