import type { Kysely } from 'kysely'
import type { Offer } from '../../../application/commerce/pricing/offer-book.port.ts'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { Category } from '../../../domain/product/category.ts'
import type { Product } from '../../../domain/product/product.ts'
import { LOCALES, type Locale } from '../../../domain/shop/locale.ts'
import { toShippingMethod } from '../delivery/shipping-book.ts'
import { toOffer } from '../pricing/offer-book.ts'
import { toCategory } from '../product/category-codec.ts'
import { readWords } from '../search/read-words.ts'
import type { Tables } from '../tables.ts'
import { findInMemory } from './find-in-memory.ts'
import { makeListingIndex, type ListingIndex } from './listing-index.ts'
import { openMemory } from './open-memory.ts'
import { readPrices, readProducts, type Prices } from './read-rows.ts'
import { readReviews, type FirstReviews } from './read-reviews.ts'
import { openSearch, type SearchInMemory } from './search-in-memory.ts'
import type { StockSnapshot } from './stock-snapshot.ts'
import type { Versions } from './versions.ts'

type ProductTables = {
  readonly products: ReadonlyMap<number, Product>
  /** Smallest pack first. */
  readonly groups: ReadonlyMap<string, readonly Product[]>
  readonly index: ListingIndex
}

/** The catalogue of one version, decoded. Whoever reads it must not change it. */
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
  /** What was on hand less than a minute ago. */
  readonly stock: () => Promise<StockSnapshot>
}

const bySize = (one: Product, other: Product): number => one.pack.quantity - other.pack.quantity || one.id - other.id

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
 * Reads what changed since `before` and takes over the rest. `versions` were read first: what changes while it is read shows
 * another version the next time.
 */
export const readSnapshot = async (
  db: Kysely<Tables>, versions: Versions, { before, stock: shelf }: PreviousSnapshot,
): Promise<Snapshot> => {
  const keptOf = (part: keyof Tables): Snapshot | undefined => (before?.versions.get(part) === versions.get(part) ? before : undefined)
  const products = keptOf('product')?.products ?? (await readCatalogue(db))
  const categories = keptOf('category')?.categories ?? (await readCategories(db))
  const prices = keptOf('price')?.prices ?? (await readPrices(db))
  const offers = keptOf('offer')?.offers ?? (await readOffers(db))
  const shipping = keptOf('shipping_method')?.shipping ?? (await readShipping(db))
  const reviews = keptOf('product_rating')?.reviews ?? (await readReviews(db))
  const search = keptOf('product_text')?.search ?? openSearch(db)
  const words = openMemory<readonly string[]>(LOCALES.length)
  return {
    versions, products: products, categories, prices, offers, shipping, reviews, search, stock: shelf,
    find: findInMemory(db, { index: products.index, prices, search, stock: shelf }),
    words: (locale) => words(locale, () => readWords(db, locale)),
  }
}
