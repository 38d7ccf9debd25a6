import { useEffect, useRef, useState } from 'react'
import type { Cart } from '../../domain/cart/cart.ts'
import type { CartDelivery } from '../../domain/delivery/cart-delivery.ts'
import { shipmentOf } from '../../domain/delivery/shipment.ts'
import { useAskLoader } from '../binding/use-ask.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import type { RecommendationData } from '../recommendation/recommendation-data.ts'
import type { loader } from './cart.route.ts'

/** What the shop adds to a cart: the expected delivery of its lines, and recommendations. */
export type CartExtras = { readonly delivery?: CartDelivery; readonly recommendation?: RecommendationData }

const productsOf = ({ lines }: Cart): string => [...new Set(lines.map(({ productId }) => productId))].join()

/** What the extras of a cart depend on. */
const keyOf = (cart: Cart): string =>
  JSON.stringify([cart.token, cart.lines.map(({ variantId, quantity }) => [variantId, quantity]), shipmentOf(cart)])

type Known = { readonly key?: string; readonly products?: string; readonly extras: CartExtras }

/** Recommendations stay the same while the products do. */
const withSameRecommendations = ({ products, extras: { recommendation } }: Known, now: Required<Known>): Known =>
  (products === now.products && recommendation !== undefined ? { ...now, extras: { ...now.extras, recommendation } } : now)

/**
 * The extras of a cart, as the cart page loads them; loaded again whenever the cart changes. Those of the loader are for the first cart.
 * An outdated or failed answer is ignored.
 */
export const useCartExtras = (cart: Cart | undefined, loaded?: CartExtras): CartExtras => {
  const [ask, address] = [useAskLoader<typeof loader>(), useLocalePath()('/cart')]
  const shown = cart === undefined || cart.lines.length === 0 ? undefined : cart
  const [key, products] = shown === undefined ? [] : [keyOf(shown), productsOf(shown)]
  const [known, setKnown] = useState<Known>({ extras: loaded ?? {} })
  const isLoaded = useRef(loaded !== undefined)
  useEffect(() => {
    if (key === undefined || products === undefined || known.key === key) return undefined
    if (isLoaded.current) {
      isLoaded.current = false
      setKnown(({ extras }) => ({ key, products, extras }))
      return undefined
    }
    let isOutdated = false
    void ask(address).then((extras) => {
      if (!isOutdated && extras !== undefined) setKnown((before) => withSameRecommendations(before, { key, products, extras }))
    })
    return () => { isOutdated = true }
  }, [ask, address, key, products, known.key])
  return known.extras
}
