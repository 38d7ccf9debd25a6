import * as E from 'fp-ts/lib/Either.js'
import * as T from 'fp-ts/lib/Task.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { LoaderFunctionArgs } from 'react-router'
import { ViewProduct } from '../../application/storefront/catalogue/view-product.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { Today } from '../../application/storefront/shop/today.port.ts'
import { maximumQuantity } from '../../domain/product/maximum-quantity.ts'
import { makeProductId } from '../../domain/product/product.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import type { Injector } from '../binding/injector.ts'
import { requestLocale } from '../binding/request-locale.ts'
import { routeError } from '../binding/route-error.ts'
import type { LensChoices } from './lens-choices.ts'
import { toProductPageData } from './product-page-data.ts'
import type { ProductPageData } from './product-page-data.ts'
import { stockQueries } from './stock-queries.ts'

/** A product for its page and form. */
export type ViewedProduct = {
  readonly product: ProductPageData
  /** The maximum quantity. */
  readonly maximum: number
}

type Args = Pick<LoaderFunctionArgs, 'params' | 'request'>

/** The number in the address of a product page. */
export const productIdOf = ({ params }: Pick<Args, 'params'>): ProductId => {
  const id = makeProductId(params['id'])
  if (E.isLeft(id)) throw routeError({ _tag: 'NotFound', what: 'product' })
  return id.right
}

/** The product of an address, in its language, as this shop shows it today. */
export const viewProduct = async (injector: Injector, { params, request }: Args): Promise<ViewedProduct> => {
  const id = productIdOf({ params })
  const viewed = await injector.get(ViewProduct)(id)()
  if (E.isLeft(viewed)) throw routeError(viewed.left)
  const settings = injector.get(CurrentShop)
  const viewer = { brandChannel: settings.brandChannel, day: injector.get(Today)() }
  return {
    product: toProductPageData(viewed.right, requestLocale(request), viewer),
    maximum: maximumQuantity({ productId: id, settings }),
  }
}

const NONE: T.Task<readonly VariantStock[]> = T.of([])

/** Stock and delivery of the complete choices; optional. */
export const stocksOf = (injector: Injector, id: ProductId, choices: LensChoices): Promise<readonly VariantStock[]> => {
  const questions = stockQueries(id, choices)
  return (questions.length === 0 ? NONE : pipe(injector.get(Shop).delivery.getDeliveryDates({ questions }), TE.getOrElse(() => NONE)))()
}
