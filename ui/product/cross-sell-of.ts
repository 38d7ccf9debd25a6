import * as E from 'fp-ts/lib/Either.js'
import { ShowCrossSell } from '../../application/storefront/recommendation/show-cross-sell.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { Injector } from '../binding/injector.ts'
import { toListedProduct } from '../listing/listed-product.ts'
import type { ProductPageData } from './product-page-data.ts'

/** Complementary products; if they cannot be loaded, the page shows those of the product itself. */
export const crossSellOf = async (
  injector: Injector,
  id: ProductId,
  locale: Locale,
): Promise<Partial<Pick<ProductPageData, 'similar'>>> => {
  const crossSell = await injector.get(ShowCrossSell)(id)()
  return E.isLeft(crossSell) ? {} : { similar: crossSell.right.products.map(({ card }) => toListedProduct(card, locale)) }
}
