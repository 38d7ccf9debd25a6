import { CurrentCart, UNKNOWN_CART, type CartView } from '../../application/storefront/cart/current-cart-signal.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'

/** The state of the cart. Unknown on the server and during hydration, so that pages are the same for everybody. */
export const useCartView = (): CartView => useSignal(useInjected(CurrentCart), UNKNOWN_CART)
