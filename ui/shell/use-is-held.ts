import { use, useCallback } from 'react'
import { CurrentCart } from '../../application/storefront/cart/current-cart-signal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { NotificationsContext } from '../notice/notifications.ts'

/** Whether this page would lose something that goes on beside it: a change of the cart that is under way, a notice nobody has read yet. */
export const useIsHeld = (): (() => boolean) => {
  const cart = useInjected(CurrentCart)
  const shown = use(NotificationsContext)?.shown
  return useCallback(() => cart.now().waiting || (shown?.now().length ?? 0) > 0, [cart, shown])
}
