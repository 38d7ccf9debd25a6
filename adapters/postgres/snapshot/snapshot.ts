import type { Kysely } from 'kysely'
import type { Offer } from '../../../application/commerce/pricing/offer-repository.port.ts'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import { makeListedProducts, type ListedProducts } from '../../../domain/listing/listed-products.ts'
import type { Category } from '../../../domain/product/category.ts'
import type { Product } from '../../../domain/product/product.ts'
import { toShippingMethod } from '../delivery/shipping-repository.ts'
import type { Report } from '../database/database.ts'
import { toOffer } from '../pricing/offer-repository.ts'
import { toCategory } from '../product/category-codec.ts'
import { readableRows } from '../rows/decode-row.ts'
import type { Tables } from '../tables.ts'
import { openListings, type Find } from './listings.ts'
import { readPrices, readProducts, type Prices } from './read-rows.ts'
import { readReviews, type FirstReviews } from './read-reviews.ts'
import type { StockSnapshot } from './stock-snapshot.ts'
import type { Versions } from './versions.ts'
import { openWordIndexes, type WordIndexes } from './word-indexes.ts'

type ProductTables = {
  readonly products: ReadonlyMap<number, Product>
  /** Sorted by pack size, smallest first. */
  readonly groups: ReadonlyMap<string, readonly Product[]>
  readonly listed: ListedProducts
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
  readonly words: WordIndexes
  readonly find: Find
  /** The products on hand, at most a minute old. */
  readonly stock: () => Promise<StockSnapshot>
}

const bySize = (left: Product, right: Product): number => left.pack.quantity - right.pack.quantity || left.id - right.id

const readCatalogue = async (db: Kysely<Tables>, report: Report): Promise<ProductTables> => {
  const products = await readProducts(db, report)
  const groups = Map.groupBy([...products.values()].sort(bySize), ({ group }) => group.key)
  return { products, groups, listed: makeListedProducts(products.values()) }
}

const readCategories = async (db: Kysely<Tables>, report: Report): Promise<Snapshot['categories']> => {
  const rows = await db.selectFrom('category').selectAll().execute()
  return new Map(readableRows(rows, toCategory, report).map((category) => [category.path, category]))
}

const readOffers = async (db: Kysely<Tables>, report: Report): Promise<Snapshot['offers']> => {
  const rows = await db.selectFrom('offer').selectAll().execute()
  return Map.groupBy(readableRows(rows, toOffer, report), ({ fk }) => fk)
}

const readShipping = async (db: Kysely<Tables>, report: Report): Promise<Snapshot['shipping']> => {
  const rows = await db.selectFrom('shipping_method').selectAll().orderBy('key').execute()
  return Map.groupBy(readableRows(rows, toShippingMethod, report), ({ country }) => country)
}

type SnapshotDeps = {
  readonly before: Snapshot | undefined
  readonly stock: () => Promise<StockSnapshot>
  /** Called for each row that cannot be decoded; the catalogue is read without it. */
  readonly report: Report
}

/**
 * Reads the parts that have changed since `before` and reuses the others. `versions` were read first: a change during reading has another
 * version the next time.
 */
export const readSnapshot = async (
  db: Kysely<Tables>, versions: Versions, { before, stock: readStock, report }: SnapshotDeps,
): Promise<Snapshot> => {
  const unchangedPart = (...parts: readonly (keyof Tables)[]): Snapshot | undefined =>
    parts.every((part) => before?.versions.get(part) === versions.get(part)) ? before : undefined
  const products = unchangedPart('product')?.products ?? (await readCatalogue(db, report))
  const categories = unchangedPart('category')?.categories ?? (await readCategories(db, report))
  const prices = unchangedPart('price')?.prices ?? (await readPrices(db, report))
  const offers = unchangedPart('offer')?.offers ?? (await readOffers(db, report))
  const shipping = unchangedPart('shipping_method')?.shipping ?? (await readShipping(db, report))
  const reviews = unchangedPart('product_rating')?.reviews ?? (await readReviews(db))
  const words = unchangedPart('product', 'category')?.words ?? openWordIndexes(products.listed.products, categories)
  return {
    versions, products, categories, prices, offers, shipping, reviews, words, stock: readStock,
    find: openListings({ listed: products.listed, prices, words, stock: readStock }),
  }
}
