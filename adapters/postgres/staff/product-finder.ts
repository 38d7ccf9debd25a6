import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { ProductFinder, ProductSummary } from '../../../application/commerce/staff/product-finder.port.ts'
import type { Article, PlannedPrice } from '../../../application/contract/staff/products.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { LOW_STOCK, type ProductFilter, type StockState } from '../../../domain/staff/product-filter.ts'
import type { Report } from '../database/database.ts'
import { read } from '../database/run-query.ts'
import { byOption } from '../prescription/by-option.ts'
import { lensOptionCodec } from '../prescription/lens-codecs.ts'
import { toPriceEntry } from '../pricing/price-repository.ts'
import { toProduct } from '../product/product-row.ts'
import { decodeRow, readableRows } from '../rows/decode-row.ts'
import { containsText } from '../rows/contains-text.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'

const CONDITIONS: { readonly [state in Exclude<StockState, 'hidden'>]: RawBuilder<boolean> } = {
  out: sql`s.on_hand <= 0`,
  low: sql`s.on_hand between ${sql.lit(LOW_STOCK.from)} and ${sql.lit(LOW_STOCK.to)}`,
}

const inState = (state: StockState | undefined): RawBuilder<boolean> => {
  if (state === undefined) return sql`true`
  if (state === 'hidden') return sql`not (p.body -> 'isActive')::boolean`
  return sql`exists (select from variant v join stock s on s.variant_id = v.id where v.product_id = p.id and ${CONDITIONS[state]})`
}

const matchesText = (text: string | undefined): RawBuilder<boolean> => {
  if (text === undefined) return sql`true`
  // The index is on the titles as JSON; among those it finds, the titles themselves decide.
  const inJson = JSON.stringify(text).slice(1, -1)
  return sql`(${/^[1-9]\d{0,8}$/.test(text) ? sql`p.id = ${Number(text)}` : sql`false`}
    or (${containsText(sql`lower(p.body ->> 'titles')`, inJson)}
      and exists (select from jsonb_each_text(p.body -> 'titles') where ${containsText(sql`lower(value)`, text)})))`
}

const fits = ({ state, text }: ProductFilter): RawBuilder<boolean> => sql`${inState(state)} and ${matchesText(text)}`

type SummaryRow = {
  readonly id: number
  readonly body: unknown
  readonly articles: number
  readonly on_hand: number
  readonly out: number
  readonly low: number
}
const toSummary = (row: SummaryRow): ProductSummary =>
  ({ product: toProduct(row), articles: row.articles, onHand: row.on_hand, out: row.out, low: row.low })

type ArticleRow = { readonly id: string; readonly option: unknown; readonly on_hand: number; readonly stop_order: boolean }
const toArticle = (row: ArticleRow): Article => ({
  variantId: row.id as VariantId, option: decodeRow(lensOptionCodec, 'variant', row.id, row.option),
  stock: { onHand: row.on_hand, stopOrder: row.stop_order },
})

const articlesOf = (id: number, state: StockState | undefined, variant: VariantId | undefined): RawBuilder<unknown> =>
  sql`from variant v join stock s on s.variant_id = v.id where v.product_id = ${id}
    and ${state === undefined || state === 'hidden' ? sql`true` : CONDITIONS[state]}
    and ${variant === undefined ? sql`true` : sql`v.id = ${isStorable(variant) ? variant : ''}`}`

const countWhere = async (db: Kysely<Tables>, what: RawBuilder<unknown>): Promise<number> =>
  (await sql<{ readonly count: number }>`select count(*)::int as count ${what}`.execute(db)).rows[0]?.count ?? 0

const toPlanned = (row: Selectable<Tables['price_plan']>): PlannedPrice => ({ entry: toPriceEntry(row), from: row.from_at })

export const makeProductFinder = (db: Kysely<Tables>, report: Report): ProductFinder => ({
  find: (filter, { page, itemsPerPage }) =>
    read(async () => {
      const { rows } = await sql<SummaryRow>`
        select p.id, p.body, c.* from (
          select p.id, p.body from product p where ${fits(filter)} order by p.id
          limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}) p, lateral (
          select count(s.variant_id)::int as articles, coalesce(sum(greatest(s.on_hand, 0)), 0)::int as on_hand,
            count(*) filter (where ${CONDITIONS.out})::int as out, count(*) filter (where ${CONDITIONS.low})::int as low
          from variant v join stock s on s.variant_id = v.id where v.product_id = p.id) c
        order by p.id`.execute(db)
      return { products: readableRows(rows, toSummary, report), total: await countWhere(db, sql`from product p where ${fits(filter)}`) }
    }),
  file: (id, { state, variant }, { page, itemsPerPage }) =>
    read(async () => {
      const row = await db.selectFrom('product').select(['id', 'body']).where('id', '=', id).executeTakeFirst()
      if (row === undefined) return undefined
      const articles = articlesOf(id, state, variant)
      const { rows } = await sql<ArticleRow>`select v.id, v.option, s.on_hand, s.stop_order ${articles}
        order by ${byOption} limit ${itemsPerPage} offset ${(page - 1) * itemsPerPage}`.execute(db)
      const prices = await db.selectFrom('price').selectAll().where('product_id', '=', id).orderBy('price_channel').execute()
      const planned = await db.selectFrom('price_plan').selectAll().where('product_id', '=', id)
        .orderBy('from_at').orderBy('price_channel').execute()
      return {
        product: toProduct(row), prices: readableRows(prices, toPriceEntry, report), planned: readableRows(planned, toPlanned, report),
        articles: readableRows(rows, toArticle, report),
        total: await countWhere(db, articles),
      }
    }),
})
