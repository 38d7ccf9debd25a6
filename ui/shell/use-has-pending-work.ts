import { use, useCallback } from 'react'
import { CurrentCart } from '../../application/storefront/cart/current-cart-signal.ts'
import { useInjected } from '../binding/use-injected.ts'
import { NotificationsContext } from '../notice/notifications.ts'

/** Whether a full page navigation would lose something: a cart change in progress, or a notification that is still shown. */
export const useHasPendingWork = (): (() => boolean) => {
  const cart = useInjected(CurrentCart)
  const visibleNotices = use(NotificationsContext)?.notices
  return useCallback(() => cart.now().waiting || (visibleNotices?.now().length ?? 0) > 0, [cart, visibleNotices])
}
