import * as E from 'fp-ts/lib/Either.js'
import { ShowCrossSell } from '../../application/storefront/recommendation/show-cross-sell.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Injector } from '../binding/injector.ts'
import { toListedProduct } from '../listing/listed-product.ts'
import type { ProductPageData } from './product-page-data.ts'

/** A product with what goes with it; without an answer, with what the product itself names. */
export const withCrossSell = async (injector: Injector, product: ProductPageData, locale: Locale): Promise<ProductPageData> => {
  const crossSell = await injector.get(ShowCrossSell)(product.id)()
  return E.isLeft(crossSell)
    ? product
    : { ...product, similar: crossSell.right.products.map(({ card }) => toListedProduct(card, locale)) }
}
