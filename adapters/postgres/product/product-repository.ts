import type { Kysely } from 'kysely'
import type { ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import { read } from '../database/run-query.ts'
import { toCategory } from './category-codec.ts'
import { toProduct } from './product-row.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'

export const makeProductReader = (db: Kysely<Tables>): Omit<ProductRepository, 'find' | 'words'> => ({
  products: (ids) =>
    read(async () => {
      if (ids.length === 0) return []
      const rows = await db.selectFrom('product').select(['id', 'body']).where('id', 'in', ids).execute()
      const products = new Map(rows.map((row) => [row.id, toProduct(row)]))
      return ids.map((id) => products.get(id)).filter((product) => product !== undefined)
    }),
  group: (key) =>
    read(async () => {
      if (!isStorable(key)) return []
      const rows = await db
        .selectFrom('product')
        .select(['id', 'body'])
        .where('group_key', '=', key)
        .orderBy('pack_quantity')
        .orderBy('id')
        .execute()
      return rows.map(toProduct)
    }),
  category: (path) =>
    read(async () => {
      if (!isStorable(path)) return undefined
      const row = await db.selectFrom('category').selectAll().where('path', '=', path).executeTakeFirst()
      return row === undefined ? undefined : toCategory(row)
    }),
})
