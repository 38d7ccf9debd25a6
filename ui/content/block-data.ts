import type { ShippingPrices } from '../../application/storefront/delivery/list-shipping-prices.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { Block } from '../../domain/content/block.ts'
import { blocksWithin } from '../../domain/content/blocks-within.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { arrivalDays } from '../delivery/arrival-days.ts'
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
  /** Days of arrival in words, by `from/to`; made once, where the page is loaded, as another program may space them otherwise. */
  readonly arrivals: Readonly<Record<string, string>>
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

/** Every range of days that blocks name, in words. */
export const arrivalsIn = (blocks: readonly Block[], locale: Locale): Readonly<Record<string, string>> =>
  Object.fromEntries(blocksWithin(blocks).flatMap((block) =>
    block._tag === 'DeliveryRange' && block.from !== ''
      ? [[`${block.from}/${block.to}`, arrivalDays({ min: block.from, max: block.to === '' ? block.from : block.to }, locale)]]
      : []))

/** Products that blocks name, each once. */
export const namedProducts = (blocks: readonly Block[]): readonly ProductId[] =>
  [...new Set(blocksWithin(blocks).flatMap((block) => ('productIds' in block ? block.productIds : [])))]

export const hasBlockOf = (blocks: readonly Block[], ...kinds: readonly Block['_tag'][]): boolean =>
  blocksWithin(blocks).some(({ _tag }) => kinds.includes(_tag))

/** Whether a block shows what most shoppers look for, since it names no products itself. */
export const showsPopular = (blocks: readonly Block[]): boolean =>
  blocksWithin(blocks).some((block) => block._tag === 'PopularProducts' && block.productIds.length === 0)
