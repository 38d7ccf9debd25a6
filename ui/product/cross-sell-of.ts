import * as E from 'fp-ts/lib/Either.js'
import { Shop } from '../../application/storefront/shop/shop.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { Injector } from '../binding/injector.ts'
import { toListedProduct } from '../listing/listed-product.ts'
import type { ProductPageData } from './product-page-data.ts'

/** Complementary products; if they cannot be loaded, the page shows those of the product itself. */
export const crossSellOf = async (
  injector: Injector,
  productId: ProductId,
  locale: Locale,
): Promise<Partial<Pick<ProductPageData, 'similar'>>> => {
  const crossSell = await injector.get(Shop).recommendation.getCrossSell({ productId })()
  return E.isLeft(crossSell) ? {} : { similar: crossSell.right.products.map(({ card }) => toListedProduct(card, locale)) }
}
