import { facetValues, type Offered } from '../../../domain/listing/facet-values.ts'
import { FACETS, type Facet } from '../../../domain/listing/listing-query.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { ListingIndex } from './listing-index.ts'
import { openMemory } from './open-memory.ts'
import type { Prices } from './read-rows.ts'
import type { Shelf } from './shelf.ts'

/** All that products say under one facet, each combination once, and for each listed product the place of its own among them. */
export type FacetColumn = { readonly facet: Facet; readonly kinds: readonly (readonly string[])[]; readonly places: Int32Array }

/** One for each channel and one for the shelf of the moment; no shop has more of them. */
const MOST_COLUMNS = 50

const columnOf = ({ listed }: ListingIndex, facet: Facet, offeredOf: (product: Product) => Offered): FacetColumn => {
  const known = new Map<string, number>()
  const kinds: (readonly string[])[] = []
  const places = listed.map((product) => {
    const values = facetValues(product, facet, offeredOf(product))
    const name = values.join('\n')
    const place = known.get(name) ?? known.size
    if (place === kinds.length) kinds.push(values)
    known.set(name, place)
    return place
  })
  return { facet, kinds, places: Int32Array.from(places) }
}

const unoffered: Offered = { isOnHand: false }

/** What each facet says of every listed product: what a product is once, its price once a channel, its stock once a shelf. */
export const openFacetColumns = (index: ListingIndex, prices: Prices) => {
  const columns = openMemory<FacetColumn>(MOST_COLUMNS)
  const column = (facet: Facet, channel: string, shelf: Shelf): Promise<FacetColumn> => {
    const made = (name: string, offeredOf: (product: Product) => Offered) =>
      columns(`${facet} ${name}`, () => Promise.resolve(columnOf(index, facet, offeredOf)))
    if (facet === 'price') return made(channel, ({ id }) => ({ ...unoffered, cents: prices.get(channel)?.get(id)?.current }))
    if (facet === 'stock') return made(String(shelf.turn), ({ id }) => ({ isOnHand: shelf.onHand.has(id) }))
    return made('', () => unoffered)
  }
  return (channel: string, shelf: Shelf): Promise<readonly FacetColumn[]> =>
    Promise.all(FACETS.map((facet) => column(facet, channel, shelf)))
}
