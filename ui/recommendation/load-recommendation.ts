import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { RecommendProducts } from '../../application/storefront/recommendation/recommend-products.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import type { Injector } from '../binding/injector.ts'
import { toRecommendationData } from './recommendation-data.ts'
import type { RecommendationData } from './recommendation-data.ts'

/** Recommendations for a page that is being rendered; optional. */
export const loadRecommendation = (injector: Injector, cart: Cart, locale: Locale): Promise<RecommendationData | undefined> =>
  pipe(
    injector.get(RecommendProducts)(cart),
    TE.match(
      () => undefined,
      (recommendation) => toRecommendationData(recommendation, locale, injector.get(CurrentShop)),
    ),
  )()
