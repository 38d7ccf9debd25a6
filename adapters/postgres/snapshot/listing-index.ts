import { isListed } from '../../../domain/product/can-be-ordered.ts'
import type { Product } from '../../../domain/product/product.ts'

/** The products that may be listed, in the order of the catalogue; everything else refers to a product by its position in that order. */
export type ListingIndex = {
  readonly products: readonly Product[]
  readonly positions: ReadonlyMap<number, number>
  /** 1 for each discontinued product. */
  readonly discontinued: Uint8Array
  /** All packs of the product at a position, including itself. */
  readonly packs: (position: number) => readonly Product[]
  /** The positions in a category and everything below it. */
  readonly under: (path: string | undefined) => Int32Array
}

const byPosition = (left: Product, right: Product): number => left.position - right.position || left.id - right.id

/** `lens/daily/toric` is in `lens`, `lens/daily` and itself. */
const pathsTo = (path: string): readonly string[] =>
  path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))

const positionsByPath = (products: readonly Product[]): ReadonlyMap<string, Int32Array> => {
  const byPath = new Map<string, number[]>()
  for (const [position, { categoryPath }] of products.entries()) {
    for (const path of pathsTo(categoryPath)) {
      const positions = byPath.get(path) ?? []
      positions.push(position)
      byPath.set(path, positions)
    }
  }
  return new Map([...byPath].map(([path, positions]) => [path, Int32Array.from(positions)]))
}

export const makeListingIndex = (products: Iterable<Product>): ListingIndex => {
  const visible = [...products].filter(isListed)
  const canonical = visible.filter(({ group }) => group.canonical).sort(byPosition)
  const groups = Map.groupBy(visible, ({ group }) => group.key)
  const all = Int32Array.from(canonical.keys())
  const byPath = positionsByPath(canonical)
  const nothing = new Int32Array()
  return {
    products: canonical,
    positions: new Map(canonical.map(({ id }, position) => [id, position])),
    discontinued: Uint8Array.from(canonical, ({ discontinued }) => Number(discontinued)),
    packs: (position) => groups.get(canonical[position]?.group.key ?? '') ?? [],
    under: (path) => (path === undefined ? all : (byPath.get(path) ?? nothing)),
  }
}
