import { lazy, Suspense, useState } from 'react'
import { cartSidebar } from '../cart/cart-sidebar.ts'
import { useObserved } from '../binding/use-observed.ts'

const CartSidebar = lazy(async () => ({ default: (await import('../cart/CartSidebar.tsx')).CartSidebar }))

/** Brings the cart at the side when it is first wanted, and keeps it. */
export const CartSidebarHost = () => {
  const isOpen = useObserved(cartSidebar.isOpen$, cartSidebar.isOpen, false)
  const [wasWanted, setWanted] = useState(false)
  if (isOpen && !wasWanted) setWanted(true)
  return wasWanted && (
    <Suspense fallback={null}>
      <CartSidebar />
    </Suspense>
  )
}
