import { CurrentCart, UNKNOWN_CART, type CartView } from '../../application/storefront/cart/current-cart-signal.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'

/** What is known of the cart. On the server and while the page wakes up: nothing, so that pages are the same for everyone. */
export const useCartView = (): CartView => useSignal(useInjected(CurrentCart), UNKNOWN_CART)
