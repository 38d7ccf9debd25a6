import * as E from 'fp-ts/lib/Either.js'
import { sql, type Kysely } from 'kysely'
import type { CatalogueWriter } from '../../../application/commerce/catalogue/catalogue-writer.port.ts'
import { read } from '../database/run-query.ts'
import { notePrices } from '../pricing/note-prices.ts'
import { catalogueRows } from './catalogue-rows.ts'
import { writeRows } from './write-rows.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Tables } from '../tables.ts'

export const makeCatalogueWriter = (db: Kysely<Tables>): CatalogueWriter => ({
  isFilled: () =>
    read(async () => {
      const product = await db.selectFrom('product').select('id').limit(1).executeTakeFirst()
      return product !== undefined
    }),
  fill: (catalogue) =>
    inTransaction<never, void>(db, async (tx) => {
      for (const { table, rows, existing } of catalogueRows(catalogue)) await writeRows(tx, table, rows, existing)
      await notePrices(tx, catalogue.prices.map(({ productId }) => productId), new Date())
      // An import contains no ratings; they are counted again from the stored ones.
      await sql`select count_ratings(array(select distinct group_key from product_rating order by group_key))`.execute(tx)
      // Without statistics the planner would treat the tables as empty.
      await sql`analyze product, price, stock`.execute(tx)
      return E.right(undefined)
    }),
})
