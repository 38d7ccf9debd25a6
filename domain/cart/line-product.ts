import { omitUndefined } from '../omit-undefined.ts'
import type { Product } from '../product/product.ts'
import type { Variant } from '../product/variant.ts'

/** The description of a product on a line, however it was added to the cart. */
export const toLineProduct = (product: Product, variant: Variant) => omitUndefined({
  productId: product.id,
  variantId: variant.id,
  titles: product.titles,
  slugs: product.slugs,
  brand: product.brand,
  category: product.category,
  categoryPath: product.categoryPath,
  lensUsage: product.lensUsage,
  lensType: product.lensType,
  packLabel: product.pack.label,
  /** Weight of one pack in grams. */
  weight: product.pack.weight,
  image: product.gallery.front?.desktop,
  /** A label of the catalogue: bestseller, new. */
  badge: product.badge,
  option: variant.option,
})
export type LineProduct = ReturnType<typeof toLineProduct>
