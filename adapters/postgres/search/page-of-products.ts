import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ListingQuery, Sort } from '../../../domain/listing/listing-query.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { toProduct } from '../product/product-row.ts'
import { LARGEST_NUMBER } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import type { Hits } from './find-hits.ts'
import { fitsFilters, listedProducts } from './listed.ts'

type At = { readonly locale: Locale; readonly priceChannel: string }
type Row = { readonly id: number; readonly body: unknown }

const priceHere = ({ priceChannel }: At): RawBuilder<number> =>
  sql`(select current_cents from price where product_id = p.id and price_channel = ${priceChannel})`

/** Plain letters, because an embedded database sorts by code and would put Ä after Z. */
const titleHere = ({ locale }: At): RawBuilder<string> =>
  sql`(select plain_title from product_text where product_id = p.id and locale = ${locale}) collate "C"`

/** A product without a price comes last either way. */
const orders: { readonly [sort in Sort]: (at: At) => RawBuilder<unknown> } = {
  position: () => sql`p.position`,
  relevance: () => sql`p.rank desc`,
  price: (at) => sql`${priceHere(at)} asc nulls last`,
  price_desc: (at) => sql`${priceHere(at)} desc nulls last`,
  name: (at) => sql`${titleHere(at)} asc`,
  rating: () => sql`p.rating_total desc, p.rating_count desc`,
}

/** One page: what is no longer made after the rest; products that compare equal keep the catalogue's own order. */
export const pageOfProducts = async (
  db: Kysely<Tables>,
  query: ListingQuery,
  at: At,
  hits: Hits | undefined,
): Promise<readonly Product[]> => {
  const { rows } = await sql<Row>`
    select p.id, p.body from ${listedProducts(query, at.priceChannel, hits)} where ${fitsFilters(query.filters)}
    order by p.is_discontinued, ${orders[query.sort](at)}, p.position, p.id
    limit ${query.itemsPerPage} offset ${Math.min((query.page - 1) * query.itemsPerPage, LARGEST_NUMBER)}`.execute(db)
  return rows.map(toProduct)
}
