import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../tables.ts'

/** Whether any variant of the product is on hand. The limit lets the database stop at the first one. */
export const isOnHand = (product: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`coalesce((select true from variant v join stock s on s.variant_id = v.id
    where v.product_id = ${product} and s.on_hand > 0 limit 1), false)`

type Row = { readonly id: number }

const idsOf = (rows: readonly Row[]): ReadonlySet<number> => new Set(rows.map(({ id }) => id))

/** All products that are on hand. */
export const readOnHand = async (db: Kysely<Tables>): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<Row>`select p.id from product p where ${isOnHand(sql`p.id`)}`.execute(db)
  return idsOf(rows)
}

export const onHandOf = async (db: Kysely<Tables>, products: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<Row>`select id from unnest(${[...products]}::int[]) p(id) where ${isOnHand(sql`p.id`)}`.execute(db)
  return idsOf(rows)
}
