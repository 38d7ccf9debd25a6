import { useEffect } from 'react'
import { CurrentCart } from '../../application/storefront/cart/current-cart-signal.ts'
import { useInjected } from '../binding/use-injected.ts'

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null

/** A link to another page waits until a cart change under way is done: leaving would abandon it. */
export const useAwaitedCartChanges = (): void => {
  const cart = useInjected(CurrentCart)
  useEffect(() => {
    const wait = (event: MouseEvent): void => {
      const link = linkOf(event)
      if (link === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !cart.now().waiting) return
      event.preventDefault()
      const stop = cart.subscribe(() => {
        if (cart.now().waiting) return
        stop()
        window.location.assign(link.href)
      })
    }
    document.addEventListener('click', wait)
    return () => { document.removeEventListener('click', wait) }
  }, [cart])
}
