import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { CatalogueRepository, MergeResult, MergeOptions } from '../../../application/commerce/catalogue/catalogue-repository.port.ts'
import type { CountedStock, CatalogueInput } from '../../../domain/catalogue/catalogue-faults.ts'
import type { Category } from '../../../domain/product/category.ts'
import type { Product } from '../../../domain/product/product.ts'
import { variantId, type VariantId } from '../../../domain/product/variant.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import { stockChanged } from '../../../domain/webhook/webhook-event.ts'
import { omitUndefined } from '../../../domain/omit-undefined.ts'
import { inSnapshot } from '../database/in-snapshot.ts'
import { read } from '../database/run-query.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { toShippingMethod } from '../delivery/shipping-repository.ts'
import { lensOptionCodec } from '../prescription/lens-codecs.ts'
import { notePrices } from '../pricing/note-prices.ts'
import { toPriceEntry } from '../pricing/price-repository.ts'
import { toCategory } from '../product/category-codec.ts'
import { fromProduct, toProduct } from '../product/product-row.ts'
import { decodeRow } from '../rows/decode-row.ts'
import { productIdCodec } from '../rows/value-codecs.ts'
import type { Tables } from '../tables.ts'
import { priceRow, shippingRow } from './catalogue-rows.ts'
import { hasEndpoints, reportEvents } from '../webhook/report-events.ts'
import { mergeRows, type MergedRows } from './merge-rows.ts'

/** Rolls back a dry run and carries its result out of the transaction. */
class DryRunRollback extends Error {
  readonly merged: MergeResult

  constructor(merged: MergeResult) {
    super('Dry run')
    this.merged = merged
  }
}

const readCategories = async (db: Kysely<Tables>): Promise<readonly Category[]> =>
  (await db.selectFrom('category').selectAll().orderBy('path').execute()).map(toCategory)

const productsOf = async (db: Kysely<Tables>, ids: readonly number[]): Promise<readonly Product[]> =>
  (await sql<{ readonly id: number; readonly body: unknown }>`
    select id, body from product where id = any(${[...ids]}::int[]) order by id`.execute(db)).rows.map(toProduct)

/**
 * Ratings come from buyers, and only staff stop and resume sales, so an import changes neither. The rows are locked, so that a sale that
 * is stopped during the import stays stopped.
 */
const withStoredFacts = async (tx: Transaction<Tables>, products: readonly Product[]): Promise<readonly Product[]> => {
  const ids = products.map(({ id }) => id)
  await sql`select from product where id = any(${ids}::int[]) order by id for no key update`.execute(tx)
  const existing = new Map((await productsOf(tx, ids)).map((product) => [product.id, product]))
  return products.map(({ saleStop: _imported, ...product }) => ({
    ...product, rating: existing.get(product.id)?.rating ?? { ratingTotal: 0, ratingCount: 0 },
    ...omitUndefined({ saleStop: existing.get(product.id)?.saleStop }),
  }))
}

/** Sorted and locked, so that what changes is reported as it was. */
const lockedStock = async (tx: Transaction<Tables>, ids: readonly VariantId[]): Promise<ReadonlyMap<string, Stock>> =>
  new Map((await tx.selectFrom('stock').selectAll().where(sql<boolean>`variant_id = any(${[...ids]}::text[])`)
    .orderBy('variant_id').forUpdate().execute())
    .map(({ variant_id: id, on_hand: onHand, stop_order: stopOrder }) => [id, { onHand, stopOrder }]))

const mergeStock = async (tx: Transaction<Tables>, stock: readonly CountedStock[], isCount: boolean): Promise<MergedRows> => {
  const counted = stock.map((row) => ({ id: variantId(row.productId, row.option), row }))
  const before = (await hasEndpoints(tx)) ? await lockedStock(tx, counted.map(({ id }) => id)) : undefined
  if (before !== undefined) {
    const written = counted.filter(({ id }) => isCount || !before.has(id))
    await reportEvents(tx, written.flatMap(({ id, row }) => stockChanged(id, before.get(id), row)))
  }
  return mergeRows(tx, {
    table: 'stock', key: ['variant_id'], isLeft: !isCount,
    rows: counted.map(({ id, row: { onHand, stopOrder } }) => ({ variant_id: id, on_hand: onHand, stop_order: stopOrder })),
  })
}

const mergeCatalogue = async (tx: Transaction<Tables>, catalogue: CatalogueInput, { isCount }: MergeOptions): Promise<MergeResult> => {
  const { categories, prices, stock, shippingMethods } = catalogue
  const products = await withStoredFacts(tx, catalogue.products)
  const categoriesMerged = await mergeRows(
    tx, { table: 'category', key: ['path'], rows: categories.map((category) => ({ path: category.path, body: category })) })
  const productsMerged = await mergeRows(tx, { table: 'product', key: ['id'], rows: products.map(fromProduct) })
  const pricesMerged = await mergeRows(tx, { table: 'price', key: ['product_id', 'price_channel'], rows: prices.map(priceRow) })
  await notePrices(tx, [...prices.map(({ productId }) => productId), ...products.map(({ id }) => id)], new Date())
  await mergeRows(tx, {
    table: 'variant', key: ['id'], isLeft: true,
    rows: stock.map(({ productId, option }) => ({ id: variantId(productId, option), product_id: productId, option })),
  })
  const stockMerged = await mergeStock(tx, stock, isCount)
  const shippingMerged = await mergeRows(
    tx, { table: 'shipping_method', key: ['country', 'key'], rows: shippingMethods.map(shippingRow) })
  return {
    categories: categoriesMerged, products: productsMerged, prices: pricesMerged, stock: stockMerged, shippingMethods: shippingMerged,
  }
}

type StockOfVariant = {
  readonly id: string
  readonly product_id: number
  readonly option: unknown
  readonly on_hand: number
  readonly stop_order: boolean
}

const toCountedStock = (row: StockOfVariant): CountedStock => ({
  productId: decodeRow(productIdCodec, 'variant', row.id, row.product_id),
  option: decodeRow(lensOptionCodec, 'variant', row.id, row.option),
  onHand: row.on_hand,
  stopOrder: row.stop_order,
})

export const makeCatalogueRepository = (db: Kysely<Tables>): CatalogueRepository => ({
  existing: (paths, ids) =>
    read(async () => {
      const categories = (await db.selectFrom('category').select('path').execute()).map(({ path }) => path)
      return {
        categories: new Set(categories.filter((path) => paths.includes(path))),
        products: new Map((await productsOf(db, ids)).map((product) => [product.id, product])),
      }
    }),
  merge: (catalogue, options) => async () => {
    try {
      return await inTransaction<never, MergeResult>(db, async (tx) => {
        const result = await mergeCatalogue(tx, catalogue, options)
        if (options.isTrial) throw new DryRunRollback(result)
        return E.right(result)
      })()
    } catch (error) {
      if (error instanceof DryRunRollback) return E.right(error.merged)
      throw error
    }
  },
  all: () =>
    inSnapshot(db, async (tx) => ({
      categories: await readCategories(tx),
      products: (await tx.selectFrom('product').select(['id', 'body']).orderBy('id').execute()).map(toProduct),
      prices: (await tx.selectFrom('price').selectAll().orderBy('product_id').orderBy('price_channel').execute()).map(toPriceEntry),
      stock: (await sql<StockOfVariant>`
        select v.id, v.product_id, v.option, s.on_hand, s.stop_order from stock s join variant v on v.id = s.variant_id
        order by v.product_id, v.id`.execute(tx)).rows.map(toCountedStock),
      shippingMethods:
        (await tx.selectFrom('shipping_method').selectAll().orderBy('country').orderBy('key').execute()).map(toShippingMethod),
    })),
})
