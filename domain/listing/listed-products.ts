import { isListed } from '../product/can-be-ordered.ts'
import type { Product } from '../product/product.ts'

/** The products that listings may show, in the order of the catalogue. */
export type ListedProducts = {
  readonly products: readonly Product[]
  /** All packs of a product, including itself. */
  readonly packsOf: (product: Product) => readonly Product[]
}

const byPosition = (left: Product, right: Product): number => left.position - right.position || left.id - right.id

export const makeListedProducts = (products: Iterable<Product>): ListedProducts => {
  const visible = [...products].filter(isListed)
  const groups = new Map<string, readonly Product[]>()
  for (const product of visible) groups.set(product.group.key, [...(groups.get(product.group.key) ?? []), product])
  return {
    products: visible.filter(({ group }) => group.canonical).sort(byPosition),
    packsOf: ({ group }) => groups.get(group.key) ?? [],
  }
}
