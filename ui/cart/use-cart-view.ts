import { CartStore } from '../../application/storefront/cart/cart-store.ts'
import type { CartView } from '../../application/storefront/cart/cart-store.ts'
import { useInjected } from '../binding/use-injected.ts'
import { useObserved } from '../binding/use-observed.ts'

const UNKNOWN: CartView = { cart: undefined, waiting: false, known: false }

/** What is known of the cart. On the server and while the page wakes up: nothing, so that pages are the same for everyone. */
export const useCartView = (): CartView => {
  const store = useInjected(CartStore)
  return useObserved(store.view$, store.view, UNKNOWN)
}
