import { FACETS, SORTS } from '../../../domain/listing/listing-query.ts'
import { OPTION_KEYS } from '../../../domain/prescription/lens-option.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import type { QueryPairs, QueryParameter } from './operation.ts'

/** The parameters of a query by name; a list is sent as several, an absent value is left out. */
export type QueryValues = Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>

export const queryPairs = (values: QueryValues): QueryPairs =>
  Object.entries(values).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)] as const))

const text = (name: string): QueryParameter => ({ name, schema: { type: 'string' } })
const integer = (name: string, minimum: number): QueryParameter => ({ name, schema: { type: 'integer', minimum } })
const day = (name: string): QueryParameter => ({ name, schema: { type: 'string', format: 'date' } })
const list = (name: string): QueryParameter => ({ name, schema: { type: 'array', items: { type: 'string' } } })
const needed = (parameter: QueryParameter): QueryParameter => ({ ...parameter, isRequired: true })

/** Every operation accepts it; without it the first known language of `Accept-Language` is used, else German. */
export const locale: QueryParameter = { name: 'locale', schema: { type: 'string', enum: LOCALES } }

export const path = needed(text('path'))
export const slug = needed(text('slug'))
const sort = { name: 'sort', schema: { type: 'string', enum: SORTS } }
const filters = FACETS.map((facet) => list(`filter[${facet}]`))
export const listing = [integer('page', 1), integer('limit', 1), sort, text('search'), text('category'), ...filters]
export const search = [needed(text('term')), integer('page', 0), integer('hitsPerPage', 1), sort, ...filters]
export const options = OPTION_KEYS.map(text)
const brand = [text('brand_channel'), text('sales_channel'), list('price_channel[]')]
export const popularProducts = [...brand, text('cacheKey')]
export const productCache = [
  ...brand, needed(list('product_id[]')), text('cacheKey'),
  text('price[gt]'), integer('page', 1), integer('limit', 1),
]
export const pricing = [
  needed(integer('product_id', 1)), needed(integer('quantity', 1)), text('recommended_retail_channel'), text('price_channel'),
  text('fk'), text('cart_token'),
]
export const shippingOptions = [needed(text('country_to')), text('active'), text('order[key]'), text('is_midi')]
export const partner = [text('account_id')]
export const reviews = [integer('page', 1)]
export const loyaltyPage = [integer('page', 1), text('order[order_created_at]')]
export const staffOrders = [list('state'), day('day'), text('text'), integer('page', 1)]
export const orders = [integer('page', 1), text('order[created_at]')]
