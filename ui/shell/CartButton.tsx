import type { MouseEvent } from 'react'
import { countUnits } from '../../domain/cart/count-units.ts'
import { usePanel } from '../binding/panels.ts'
import { useCartView } from '../cart/use-cart-view.ts'
import { useLocalePath } from '../binding/use-locale-path.ts'
import { CartButtonView } from './CartButtonView.tsx'

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export const CartButton = () => {
  const { cart } = useCartView()
  const { open } = usePanel('cart')
  const path = useLocalePath()('/cart')
  const openSidebar = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    open()
  }
  return <CartButtonView path={path} count={countUnits(cart)} onPress={openSidebar} />
}
