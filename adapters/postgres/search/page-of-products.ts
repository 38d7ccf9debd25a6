import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { ListingQuery, Sort } from '../../../domain/listing/listing-query.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { toProduct } from '../product/product-row.ts'
import { LARGEST_NUMBER } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import type { Hits } from './find-hits.ts'
import { fitsFilters, listedProducts } from './listed-products.ts'

type ListingContext = { readonly locale: Locale; readonly priceChannel: string }
type Row = { readonly id: number; readonly body: unknown }

const priceHere = ({ priceChannel }: ListingContext): RawBuilder<number> =>
  sql`(select current_cents from price where product_id = p.id and price_channel = ${priceChannel})`

/** Compared without accents in the "C" collation, because the embedded database sorts by code and would put Ä after Z. */
const titleHere = ({ locale }: ListingContext): RawBuilder<string> =>
  sql`(select plain_title from product_text where product_id = p.id and locale = ${locale}) collate "C"`

/** Products without a price come last in both directions. */
const orders: { readonly [sort in Sort]: (context: ListingContext) => RawBuilder<unknown> } = {
  position: () => sql`p.position`,
  relevance: () => sql`p.rank desc`,
  price: (context) => sql`${priceHere(context)} asc nulls last`,
  price_desc: (context) => sql`${priceHere(context)} desc nulls last`,
  name: (context) => sql`${titleHere(context)} asc`,
  rating: () => sql`p.rating_total desc, p.rating_count desc`,
}

/** One page of products: discontinued ones last, and equal ones in the order of the catalogue. */
export const pageOfProducts = async (
  db: Kysely<Tables>,
  query: ListingQuery,
  context: ListingContext,
  hits: Hits | undefined,
): Promise<readonly Product[]> => {
  const { rows } = await sql<Row>`
    select p.id, p.body from ${listedProducts(query, context.priceChannel, hits)} where ${fitsFilters(query.filters)}
    order by p.is_discontinued, ${orders[query.sort](context)}, p.position, p.id
    limit ${query.itemsPerPage} offset ${Math.min((query.page - 1) * query.itemsPerPage, LARGEST_NUMBER)}`.execute(db)
  return rows.map(toProduct)
}
