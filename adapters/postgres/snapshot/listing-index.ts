import { facetValue } from '../../../domain/listing/facet-value.ts'
import { FACETS, type Facet } from '../../../domain/listing/listing-query.ts'
import { isListed } from '../../../domain/product/can-be-ordered.ts'
import type { Product } from '../../../domain/product/product.ts'

/** The values of one facet, and for each listed product the place of its own among them; -1 where it has none. */
export type FacetColumn = { readonly facet: Facet; readonly values: readonly string[]; readonly places: Int32Array }

/** What may be listed, in the catalogue's own order; everything else here names a product by its place in that order. */
export type ListingIndex = {
  readonly listed: readonly Product[]
  readonly places: ReadonlyMap<number, number>
  readonly columns: readonly FacetColumn[]
  /** A category holds itself and everything below it. */
  readonly under: (path: string | undefined) => Int32Array
}

const byPosition = (one: Product, other: Product): number => one.position - other.position || one.id - other.id

const columnOf = (listed: readonly Product[]) => (facet: Facet): FacetColumn => {
  const known = new Map<string, number>()
  const places = listed.map((product) => {
    const value = facetValue(product, facet)
    if (value === undefined) return -1
    const place = known.get(value) ?? known.size
    known.set(value, place)
    return place
  })
  return { facet, values: [...known.keys()], places: Int32Array.from(places) }
}

/** `lens/daily/toric` lies in `lens`, `lens/daily` and itself. */
const pathsTo = (path: string): readonly string[] =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))

const shelvesOf = (listed: readonly Product[]): ReadonlyMap<string, Int32Array> => {
  const shelves = new Map<string, number[]>()
  for (const [place, { categoryPath }] of listed.entries()) {
    for (const path of pathsTo(categoryPath)) {
      const shelf = shelves.get(path) ?? []
      shelf.push(place)
      shelves.set(path, shelf)
    }
  }
  return new Map([...shelves].map(([path, shelf]) => [path, Int32Array.from(shelf)]))
}

export const makeListingIndex = (products: Iterable<Product>): ListingIndex => {
  const listed = [...products].filter((product) => isListed(product) && product.group.canonical).sort(byPosition)
  const all = Int32Array.from(listed.keys())
  const shelves = shelvesOf(listed)
  const nothing = new Int32Array()
  return {
    listed,
    places: new Map(listed.map(({ id }, place) => [id, place])),
    columns: FACETS.map(columnOf(listed)),
    under: (path) => (path === undefined ? all : (shelves.get(path) ?? nothing)),
  }
}
