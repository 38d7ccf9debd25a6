import type { Product } from '../product/product.ts'
import type { Facet } from './listing-query.ts'
import { PRICE_BOUNDS, stepOf, WATER_BOUNDS } from './steps.ts'

type Faceted = Pick<
  Product,
  'brand' | 'manufacturer' | 'lensUsage' | 'lensType' | 'pack' | 'category' | 'facts' | 'discontinued' | 'saleStop'
>

/** What is not part of the product: its price here, in cents, and whether any variant is on hand. */
export type Offered = { readonly cents?: number | undefined; readonly isOnHand: boolean }

/** The only value of a yes-or-no facet; other products have none. */
export const ON_HAND = 'on_hand'
export const HAS_UV_FILTER = 'yes'

/** Available, and on hand now. */
export const isInStock = ({ discontinued, saleStop }: Pick<Product, 'discontinued' | 'saleStop'>, { isOnHand }: Offered): boolean =>
  isOnHand && !discontinued && saleStop === undefined

type Values = string | readonly string[] | undefined

const VALUES: { readonly [facet in Facet]: (product: Faceted, offered: Offered) => Values } = {
  brand: ({ brand }) => brand,
  manufacturer: ({ manufacturer }) => manufacturer,
  frame_shape: ({ facts }) => facts.frameShape,
  frame_color: ({ facts }) => facts.frameColours,
  lens_usage: ({ lensUsage }) => lensUsage,
  lens_type: ({ lensType }) => lensType,
  price: (_product, { cents }) => (cents === undefined ? undefined : stepOf(PRICE_BOUNDS, cents / 100)),
  stock: (product, offered) => (isInStock(product, offered) ? ON_HAND : undefined),
  pack_size: ({ pack }) => pack.label,
  material: ({ facts }) => facts.material,
  water_content: ({ facts: { waterContentPercent } }) =>
    waterContentPercent === undefined ? undefined : stepOf(WATER_BOUNDS, waterContentPercent),
  uv: ({ facts }) => (facts.uv === true ? HAS_UV_FILTER : undefined),
  category: ({ category }) => category,
}

/** The values of a product under a facet; none if the facet does not apply (Commerce §2, decision A07). */
export const facetValues = (product: Faceted, facet: Facet, offered: Offered): readonly string[] => {
  const values = VALUES[facet](product, offered) ?? []
  return typeof values === 'string' ? [values] : values
}
