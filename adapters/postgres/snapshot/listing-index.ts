import { isListed } from '../../../domain/product/can-be-ordered.ts'
import type { Product } from '../../../domain/product/product.ts'

/** What may be listed, in the catalogue's own order; everything else here names a product by its place in that order. */
export type ListingIndex = {
  readonly listed: readonly Product[]
  readonly places: ReadonlyMap<number, number>
  /** By place: 1 for what is no longer made. */
  readonly discontinued: Uint8Array
  /** Every pack of the lens at a place, its own among them. */
  readonly packs: (place: number) => readonly Product[]
  /** A category holds itself and everything below it. */
  readonly under: (path: string | undefined) => Int32Array
}

const byPosition = (one: Product, other: Product): number => one.position - other.position || one.id - other.id

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
  const shown = [...products].filter(isListed)
  const listed = shown.filter(({ group }) => group.canonical).sort(byPosition)
  const groups = Map.groupBy(shown, ({ group }) => group.key)
  const all = Int32Array.from(listed.keys())
  const shelves = shelvesOf(listed)
  const nothing = new Int32Array()
  return {
    listed,
    places: new Map(listed.map(({ id }, place) => [id, place])),
    discontinued: Uint8Array.from(listed, ({ discontinued }) => Number(discontinued)),
    packs: (place) => groups.get(listed[place]?.group.key ?? '') ?? [],
    under: (path) => (path === undefined ? all : (shelves.get(path) ?? nothing)),
  }
}
