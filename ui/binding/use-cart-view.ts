import { useCallback, useSyncExternalStore } from 'react'
import { CartStore } from '../../application/storefront/cart/cart-store.ts'
import type { CartView } from '../../application/storefront/cart/cart-store.ts'
import { useInjected } from './use-injected.ts'

const UNKNOWN: CartView = { cart: undefined, waiting: false, known: false }

/** What is known of the cart. On the server and while the page wakes up: nothing, so that pages are the same for everyone. */
export const useCartView = (): CartView => {
  const store = useInjected(CartStore)
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = store.view$.subscribe(changed)
      return () => { subscription.unsubscribe() }
    },
    [store],
  )
  return useSyncExternalStore(subscribe, store.view, () => UNKNOWN)
}
