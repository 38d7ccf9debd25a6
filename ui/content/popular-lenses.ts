import { pipe } from 'fp-ts/lib/function.js'
import * as E from 'fp-ts/lib/Either.js'
import { ShowPopular } from '../../application/storefront/catalogue/show-popular.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Injector } from '../binding/injector.ts'
import { toListedProduct } from '../listing/listed-product.ts'
import type { ListedProduct } from '../listing/listed-product.ts'

/** Popular lenses; optional. */
export const popularLenses = async (injector: Injector, locale: Locale): Promise<readonly ListedProduct[]> =>
  pipe(
    await injector.get(ShowPopular)()(),
    E.match(() => [], (cards) => cards.map((card) => toListedProduct(card, locale))),
  )
