import { isListed } from '../../../domain/product/can-be-ordered.ts'
import type { Product } from '../../../domain/product/product.ts'

/** What may be listed, in the catalogue's own order; everything else here names a product by its place in that order. */
export type ListingIndex = {
  readonly products: readonly Product[]
  readonly positions: ReadonlyMap<number, number>
  /** By place: 1 for what is no longer made. */
  readonly discontinued: Uint8Array
  /** Every pack of the lens at a place, its own among them. */
  readonly packs: (position: number) => readonly Product[]
  /** A category holds itself and everything below it. */
  readonly under: (path: string | undefined) => Int32Array
}

const byPosition = (one: Product, other: Product): number => one.position - other.position || one.id - other.id

/** `lens/daily/toric` lies in `lens`, `lens/daily` and itself. */
const pathsTo = (path: string): readonly string[] =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))

const shelvesOf = (products: readonly Product[]): ReadonlyMap<string, Int32Array> => {
  const shelves = new Map<string, number[]>()
  for (const [position, { categoryPath }] of products.entries()) {
    for (const path of pathsTo(categoryPath)) {
      const positions = shelves.get(path) ?? []
      positions.push(position)
      shelves.set(path, positions)
    }
  }
  return new Map([...shelves].map(([path, positions]) => [path, Int32Array.from(positions)]))
}

export const makeListingIndex = (products: Iterable<Product>): ListingIndex => {
  const visible = [...products].filter(isListed)
  const canonical = visible.filter(({ group }) => group.canonical).sort(byPosition)
  const groups = Map.groupBy(visible, ({ group }) => group.key)
  const all = Int32Array.from(canonical.keys())
  const shelves = shelvesOf(canonical)
  const nothing = new Int32Array()
  return {
    products: canonical,
    positions: new Map(canonical.map(({ id }, position) => [id, position])),
    discontinued: Uint8Array.from(canonical, ({ discontinued }) => Number(discontinued)),
    packs: (position) => groups.get(canonical[position]?.group.key ?? '') ?? [],
    under: (path) => (path === undefined ? all : (shelves.get(path) ?? nothing)),
  }
}
