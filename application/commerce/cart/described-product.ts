import type { LineProduct, LineInput } from '../../../domain/cart/cart.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Variant } from '../../../domain/product/variant.ts'
import type { Complete } from '../../../domain/omit-undefined.ts'

type Described = LineProduct & Pick<LineInput, 'productId' | 'option'>

/** The description of a product on a line, however it was added to the cart. */
export const describedProduct = (product: Product, variant: Variant): Complete<Described> => ({
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
  weight: product.pack.weight,
  image: product.gallery.front?.desktop,
  badge: product.badge,
  option: variant.option,
})
