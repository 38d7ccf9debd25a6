import type { CartLine } from '../../../domain/cart/cart.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { Variant } from '../../../domain/product/variant.ts'
import { withoutAbsent } from '../../../domain/without-absent.ts'

type Described = Omit<
  CartLine,
  'id' | 'eye' | 'quantity' | 'unitPrice' | 'originalUnitPrice' | 'websiteUnitPrice' | 'total' | 'isTrial' | 'position'
>

/** What a line says of its goods, however they came into the cart. */
export const describedGoods = (product: Product, variant: Variant): Described => {
  const { lensUsage, lensType, gallery } = product
  return {
    productId: product.id,
    variantId: variant.id,
    titles: product.titles,
    slugs: product.slugs,
    brand: product.brand,
    category: product.category,
    categoryPath: product.categoryPath,
    packLabel: product.pack.label,
    weight: product.pack.weight,
    ...withoutAbsent({ lensUsage, lensType, image: gallery.front?.desktop }),
    option: variant.option,
  }
}
