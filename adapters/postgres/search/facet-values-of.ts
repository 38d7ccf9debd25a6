import { sql, type RawBuilder } from 'kysely'
import { HAS_UV_FILTER, ON_HAND } from '../../../domain/listing/facet-values.ts'
import { FACETS, type Facet } from '../../../domain/listing/listing-query.ts'
import { PRICE_BOUNDS, stepNames, WATER_BOUNDS, type Bounds } from '../../../domain/listing/steps.ts'
import { isOnHand } from '../stock/on-hand.ts'

const stepOf = (bounds: Bounds, value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(${stepNames(bounds)}::text[])[width_bucket(${value}::float8, ${bounds}::float8[]) + 1]`

const priceIn = (channel: string): RawBuilder<unknown> =>
  sql`(select current_cents / 100.0 from price where product_id = p.id and price_channel = ${channel})`

/** The value of a product for each facet with one value; null if it has none. */
const COLUMNS: { readonly [facet in Exclude<Facet, 'frame_color'>]: (channel: string) => RawBuilder<unknown> } = {
  brand: () => sql`p.brand`,
  manufacturer: () => sql`p.manufacturer`,
  frame_shape: () => sql`p.frame_shape`,
  lens_usage: () => sql`p.lens_usage`,
  lens_type: () => sql`p.lens_type`,
  price: (channel) => stepOf(PRICE_BOUNDS, priceIn(channel)),
  stock: () => sql`case when not p.is_discontinued and p.body -> 'saleStop' is null and ${isOnHand(sql`p.id`)} then ${ON_HAND} end`,
  pack_size: () => sql`p.pack_size`,
  material: () => sql`p.material`,
  water_content: () => stepOf(WATER_BOUNDS, sql`p.water_content_percent`),
  uv: () => sql`case when p.has_uv_filter then ${HAS_UV_FILTER} end`,
  category: () => sql`p.type`,
}

const SIGN = '='

/** A facet and its value as one string. */
export const facetKey = (facet: Facet, value: string): string => `${facet}${SIGN}${value}`

export const valueText = (words: string, facet: Facet): string | undefined =>
  words.startsWith(`${facet}${SIGN}`) ? words.slice(facet.length + SIGN.length) : undefined

/** A frame may have several colours. */
const frameColours = sql`array(select ${facetKey('frame_color', '')}::text || jsonb_array_elements_text(p.frame_colours))`

const single = FACETS.filter((facet) => facet !== 'frame_color')

/** All facet values of a product as one array, so that the database reads each product only once. */
export const facetValuesOf = (channel: string): RawBuilder<unknown> =>
  sql`array_remove(array[${sql.join(single.map((facet) => sql`${facetKey(facet, '')}::text || ${COLUMNS[facet](channel)}`))}], null)
    || ${frameColours}`
