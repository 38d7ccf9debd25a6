import type { Product } from '../product/product.ts'
import { facetValues, type Offered } from './facet-values.ts'
import type { ListedProducts } from './listed-products.ts'
import { FACETS, type Facet } from './listing-query.ts'
import type { Rows } from '../search/row-set.ts'

/** The values of one facet for each kind. */
export type FacetColumn = { readonly facet: Facet; readonly ofKinds: readonly (readonly string[])[] }

/**
 * Products that all filters treat alike are of one kind: filters are evaluated, and facets counted, once per kind instead of once per
 * product.
 */
export type ProductKinds = {
  /** One product of each kind. */
  readonly examples: readonly Product[]
  /** The number of products of each kind. */
  readonly sizes: Uint32Array
  readonly columns: readonly FacetColumn[]
  /** The kind of each listed product. */
  readonly ofRows: Uint32Array
}

type OfferedOf = (product: Product) => Offered

const UNKNOWN: Offered = { isOnHand: false }
const OFFER_FACETS: readonly Facet[] = ['price', 'stock']
const PRODUCT_FACETS = FACETS.filter((facet) => !OFFER_FACETS.includes(facet))

const divide = (ofRows: Uint32Array, products: readonly Product[], propertyOf: (product: Product) => unknown): Uint32Array => {
  const properties = new Map<unknown, number>()
  const kinds = new Map<number, number>()
  return Uint32Array.from(products, (product, row) => {
    const property = propertyOf(product)
    const number = properties.get(property) ?? properties.size
    properties.set(property, number)
    const pair = (ofRows[row] ?? 0) * products.length + number
    const kind = kinds.get(pair) ?? kinds.size
    kinds.set(pair, kind)
    return kind
  })
}

const byFacet = (facet: Facet, offeredOf: OfferedOf) => (product: Product): string =>
  facetValues(product, facet, offeredOf(product)).join('\n')

/** The number of rows of each kind. */
export const countKinds = (kinds: number, lists: readonly Rows[], ofRows: Uint32Array): Uint32Array => {
  const sizes = new Uint32Array(kinds)
  for (const rows of lists) for (const row of rows) sizes[ofRows[row] ?? 0] = (sizes[ofRows[row] ?? 0] ?? 0) + 1
  return sizes
}

/** Divides the listed products into kinds, for prices and stock that may change more often than the products. */
export const openProductKinds = ({ products, packsOf }: ListedProducts): ((offeredOf: OfferedOf) => ProductKinds) => {
  const properties: readonly ((product: Product) => unknown)[] = [
    ({ categoryPath }) => categoryPath, ({ discontinued }) => discontinued, ({ space }) => space,
    (product) => packsOf(product).map(({ pack }) => pack.label).join('\n'),
    ...PRODUCT_FACETS.map((facet) => byFacet(facet, () => UNKNOWN)),
  ]
  const undivided = new Uint32Array(products.length)
  const ofProducts = properties.reduce<Uint32Array>((ofRows, propertyOf) => divide(ofRows, products, propertyOf), undivided)
  return (offeredOf) => {
    const ofRows = OFFER_FACETS.reduce<Uint32Array>((kinds, facet) => divide(kinds, products, byFacet(facet, offeredOf)), ofProducts)
    const examples: Product[] = []
    for (const [row, product] of products.entries()) examples[ofRows[row] ?? 0] ??= product
    const columns = FACETS.map((facet) => ({ facet, ofKinds: examples.map((one) => facetValues(one, facet, offeredOf(one))) }))
    return { examples, columns, ofRows, sizes: countKinds(examples.length, [products.map((_, row) => row)], ofRows) }
  }
}
