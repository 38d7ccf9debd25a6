import type { ShippingPrices } from '../../application/storefront/delivery/list-shipping-prices.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { Block } from '../../domain/content/block.ts'
import { blocksWithin } from '../../domain/content/blocks-within.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { arrivalDays } from '../delivery/arrival-days.ts'
import type { ListedProduct } from '../listing/listed-product.ts'

const MAX_BRANDS = 12

export type BrandCount = { readonly name: string; readonly count: number }

/** The assortment in figures and by brand. */
export type Assortment = {
  readonly brands: readonly BrandCount[]
  readonly brandCount: number
  readonly productCount: number
}

/** The catalogue data of the blocks of a page. */
export type BlockData = {
  /** The products that blocks name, and popular ones. */
  readonly products: readonly ListedProduct[]
  readonly popular: readonly ListedProduct[]
  readonly assortment: Assortment
  readonly shippingPrices: readonly ShippingPrices[]
  /** Formatted delivery dates by `from/to`; made once, where the page is loaded, since another runtime may format them differently. */
  readonly arrivals: Readonly<Record<string, string>>
}

export const NO_ASSORTMENT: Assortment = { brands: [], brandCount: 0, productCount: 0 }

const brandsOf = ({ facets }: Listing): readonly BrandCount[] =>
  (facets.find(({ facet }) => facet === 'brand')?.values ?? [])
    .map(({ value, count }) => ({ name: value, count }))
    .toSorted((first, second) => second.count - first.count || first.name.localeCompare(second.name, 'de'))

export const toAssortment = (lenses: Listing): Assortment => {
  const brands = brandsOf(lenses)
  return { brands: brands.slice(0, MAX_BRANDS), brandCount: brands.length, productCount: lenses.pagination.totalItems }
}

/** All date ranges of blocks, formatted. */
export const arrivalsIn = (blocks: readonly Block[], locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(blocksWithin(blocks).flatMap((block) =>
    block._tag === 'DeliveryRange' && block.from !== ''
      ? [[`${block.from}/${block.to}`, arrivalDays({ min: block.from, max: block.to === '' ? block.from : block.to }, locale)]]
      : []))

/** The products that blocks name, without duplicates. */
export const namedProducts = (blocks: readonly Block[]): readonly ProductId[] =>
  [...new Set(blocksWithin(blocks).flatMap((block) => ('productIds' in block ? block.productIds : [])))]

export const hasBlockOf = (blocks: readonly Block[], ...kinds: readonly Block['_tag'][]): boolean =>
  blocksWithin(blocks).some(({ _tag }) => kinds.includes(_tag))

/** Whether a block shows popular products, since it names none itself. */
export const showsPopular = (blocks: readonly Block[]): boolean =>
  blocksWithin(blocks).some((block) => block._tag === 'PopularProducts' && block.productIds.length === 0)
