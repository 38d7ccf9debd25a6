import type { ShippingPrices } from '../../application/storefront/delivery/list-shipping-prices.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { Block } from '../../domain/content/block.ts'
import { blocksWithin } from '../../domain/content/blocks-within.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import type { ListedProduct } from '../listing/listed-product.ts'

const SHOWN_BRANDS = 12

export type BrandCount = { readonly name: string; readonly count: number }

/** What the shop sells, in numbers and by maker. */
export type Assortment = {
  readonly brands: readonly BrandCount[]
  readonly brandCount: number
  readonly productCount: number
}

/** What the blocks of a page show of the catalogue. */
export type BlockData = {
  /** The ones that blocks name, and what most shoppers look for. */
  readonly products: readonly ListedProduct[]
  readonly popular: readonly ListedProduct[]
  readonly assortment: Assortment
  readonly shippingPrices: readonly ShippingPrices[]
}

export const NO_ASSORTMENT: Assortment = { brands: [], brandCount: 0, productCount: 0 }

const brandsOf = ({ facets }: Listing): readonly BrandCount[] =>
  (facets.find(({ facet }) => facet === 'brand')?.values ?? [])
    .map(({ value, count }) => ({ name: value, count }))
    .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'de'))

export const toAssortment = (lenses: Listing): Assortment => {
  const brands = brandsOf(lenses)
  return { brands: brands.slice(0, SHOWN_BRANDS), brandCount: brands.length, productCount: lenses.pagination.totalItems }
}

/** Products that blocks name, each once. */
export const namedProducts = (blocks: readonly Block[]): readonly ProductId[] =>
  [...new Set(blocksWithin(blocks).flatMap((block) => ('productIds' in block ? block.productIds : [])))]

export const asksFor = (blocks: readonly Block[], ...kinds: readonly Block['_tag'][]): boolean =>
  blocksWithin(blocks).some(({ _tag }) => kinds.includes(_tag))

/** Whether a block shows what most shoppers look for, since it names no products itself. */
export const asksForPopular = (blocks: readonly Block[]): boolean =>
  blocksWithin(blocks).some((block) => block._tag === 'PopularProducts' && block.productIds.length === 0)
