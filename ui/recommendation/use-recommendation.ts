import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useRef, useState } from 'react'
import { RecommendProducts } from '../../application/storefront/recommendation/recommend-products.ts'
import { CurrentShop } from '../../application/storefront/shop/current-shop.ts'
import type { Cart } from '../../domain/cart/cart.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useLocale } from '../binding/use-locale.ts'
import { toRecommendationData } from './recommendation-data.ts'
import type { RecommendationData } from './recommendation-data.ts'

const productKeyOf = (cart: Cart | undefined): string =>
  cart === undefined ? '' : [cart.token, ...new Set(cart.lines.map(({ productId }) => productId))].join()

/**
 * Recommendations for a cart, loaded again when its products change; an outdated or failed response is ignored. Preloaded ones are those
 * of the first cart.
 */
export const useRecommendation = (cart: Cart | undefined, preloaded: RecommendationData | undefined): RecommendationData | undefined => {
  const recommend = useInjected(RecommendProducts)
  const shop = useInjected(CurrentShop)
  const locale = useLocale()
  const [recommendation, setRecommendation] = useState<RecommendationData | undefined>(preloaded)
  const latest = useRef(cart)
  const isPreloaded = useRef(preloaded !== undefined)
  const productKey = productKeyOf(cart)
  useEffect(() => { latest.current = cart })
  useEffect(() => {
    const current = latest.current
    if (current === undefined || current.lines.length === 0) return undefined
    if (isPreloaded.current) {
      isPreloaded.current = false
      return undefined
    }
    let isOvertaken = false
    void recommend(current)().then((result) => {
      if (!isOvertaken) setRecommendation(E.isRight(result) ? toRecommendationData(result.right, locale, shop) : undefined)
    })
    return () => { isOvertaken = true }
  }, [recommend, shop, locale, productKey])
  return recommendation
}
