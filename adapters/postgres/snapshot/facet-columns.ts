import { facetValues, type Offered } from '../../../domain/listing/facet-values.ts'
import { FACETS, type Facet } from '../../../domain/listing/listing-query.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { ListingIndex } from './listing-index.ts'
import { openCache } from './open-cache.ts'
import type { Prices } from './read-rows.ts'
import type { StockSnapshot } from './stock-snapshot.ts'

/** All combinations of values of one facet, and for each listed product the index of its combination. */
export type FacetColumn = { readonly facet: Facet; readonly kinds: readonly (readonly string[])[]; readonly positions: Int32Array }

/** One per channel, and one for the current stock; no shop has more. */
const MAX_COLUMNS = 50

const columnOf = ({ products: listed }: ListingIndex, facet: Facet, offeredOf: (product: Product) => Offered): FacetColumn => {
  const kindIndexes = new Map<string, number>()
  const kinds: (readonly string[])[] = []
  const positions = listed.map((product) => {
    const values = facetValues(product, facet, offeredOf(product))
    const name = values.join('\n')
    const kindIndex = kindIndexes.get(name) ?? kindIndexes.size
    if (kindIndex === kinds.length) kinds.push(values)
    kindIndexes.set(name, kindIndex)
    return kindIndex
  })
  return { facet, kinds, positions: Int32Array.from(positions) }
}

const unoffered: Offered = { isOnHand: false }

/** The facet values of every listed product: prices per channel, stock per stock snapshot, everything else once. */
export const openFacetColumns = (index: ListingIndex, prices: Prices) => {
  const columns = openCache<FacetColumn>(MAX_COLUMNS)
  const column = (facet: Facet, channel: string, stock: StockSnapshot): Promise<FacetColumn> => {
    const build = (name: string, offeredOf: (product: Product) => Offered) =>
      columns(`${facet} ${name}`, () => Promise.resolve(columnOf(index, facet, offeredOf)))
    if (facet === 'price') return build(channel, ({ id }) => ({ ...unoffered, cents: prices.get(channel)?.get(id)?.current }))
    if (facet === 'stock') return build(String(stock.revision), ({ id }) => ({ isOnHand: stock.onHand.has(id) }))
    return build('', () => unoffered)
  }
  return (channel: string, stock: StockSnapshot): Promise<readonly FacetColumn[]> =>
    Promise.all(FACETS.map((facet) => column(facet, channel, stock)))
}
