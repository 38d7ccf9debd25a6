import { pipe } from 'fp-ts/lib/function.js'
import * as E from 'fp-ts/lib/Either.js'
import { Shop } from '../../application/storefront/shop/shop.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Injector } from '../binding/injector.ts'
import { toListedProduct } from '../listing/listed-product.ts'
import type { ListedProduct } from '../listing/listed-product.ts'

/** Popular lenses; optional. */
export const popularLenses = async (injector: Injector, locale: Locale): Promise<readonly ListedProduct[]> =>
  pipe(
    await injector.get(Shop).catalogue.getPopularProducts({})(),
    E.match(() => [], (cards) => cards.map((card) => toListedProduct(card, locale))),
  )
