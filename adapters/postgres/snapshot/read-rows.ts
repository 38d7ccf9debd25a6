import { sql, type Kysely, type Selectable } from 'kysely'
import type { LensSpace } from '../../../domain/prescription/lens-space.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { SubstantiatedPrice } from '../../../domain/pricing/substantiated-price.ts'
import type { Report } from '../database/database.ts'
import { toSubstantiatedPrice } from '../pricing/price-repository.ts'
import { toProduct } from '../product/product-row.ts'
import { readableRows } from '../rows/decode-row.ts'
import type { PriceTable, Tables } from '../tables.ts'

/** Rows per query, so that decoding them does not block requests for long. */
const BATCH_SIZE = 200

/** Packs of one lens usually have the same lens space; sharing the object saves repeated computation. */
const openSpaces = () => {
  const spaces = new Map<string, LensSpace>()
  return (product: Product): Product => {
    const name = JSON.stringify(product.space)
    const space = spaces.get(name) ?? product.space
    spaces.set(name, space)
    return { ...product, space }
  }
}

export const readProducts = async (db: Kysely<Tables>, report: Report): Promise<ReadonlyMap<number, Product>> => {
  const products = new Map<number, Product>()
  const withSharedSpace = openSpaces()
  for (let last = 0; ;) {
    const rows = await db.selectFrom('product').select(['id', 'body']).where('id', '>', last).orderBy('id').limit(BATCH_SIZE).execute()
    for (const product of readableRows(rows, toProduct, report)) products.set(product.id, withSharedSpace(product))
    if (rows.length < BATCH_SIZE) return products
    last = rows.at(-1)?.id ?? last
  }
}

/** Prices by price channel and product. */
export type Prices = ReadonlyMap<string, ReadonlyMap<number, SubstantiatedPrice>>

export const readPrices = async (db: Kysely<Tables>, report: Report): Promise<Prices> => {
  const channels = new Map<string, Map<number, SubstantiatedPrice>>()
  for (let last = { product_id: 0, price_channel: '' }; ;) {
    const { rows } = await sql<Selectable<PriceTable>>`
      select * from price where (product_id, price_channel) > (${last.product_id}, ${last.price_channel})
      order by product_id, price_channel limit ${BATCH_SIZE}`.execute(db)
    for (const price of readableRows(rows, toSubstantiatedPrice, report)) {
      const channel = channels.get(price.priceChannel) ?? new Map<number, SubstantiatedPrice>()
      channels.set(price.priceChannel, channel.set(price.productId, price))
    }
    if (rows.length < BATCH_SIZE) return channels
    last = rows.at(-1) ?? last
  }
}
