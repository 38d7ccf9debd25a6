import type { Kysely } from 'kysely'
import type { ProductRepository } from '../../../application/commerce/product/product-repository.port.ts'
import { read } from '../database/run-query.ts'
import { toCategory } from './category-codec.ts'
import { toProduct } from './product-row.ts'
import { countFacets } from '../search/count-facets.ts'
import { findHits } from '../search/find-hits.ts'
import { readWords } from '../search/read-words.ts'
import { pageOfProducts } from '../search/page-of-products.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'

export const makeProductRepository = (db: Kysely<Tables>): ProductRepository => ({
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
  find: (query, at) =>
    read(async () => {
      const hits = query.search === undefined ? undefined : await findHits(db, query.search, at.locale)
      const { total, facets } = await countFacets(db, query, at.priceChannel, hits)
      return { products: total === 0 ? [] : await pageOfProducts(db, query, at, hits), total, facets }
    }),
  words: (locale) => read(() => readWords(db, locale)),
  category: (path) =>
    read(async () => {
      if (!isStorable(path)) return undefined
      const row = await db.selectFrom('category').selectAll().where('path', '=', path).executeTakeFirst()
      return row === undefined ? undefined : toCategory(row)
    }),
})
