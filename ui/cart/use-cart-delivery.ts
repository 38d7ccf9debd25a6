import type { Cart } from '../../domain/cart/cart.ts'
import { cartDelivery, type CartDelivery } from '../../domain/delivery/cart-delivery.ts'
import { shipmentOf } from '../../domain/delivery/shipment.ts'
import { useLiveStock } from '../stock/use-live-stock.ts'
import { deliveryQuestions } from './cart-delivery.ts'

/** When the lines of a cart come, asked again whenever they change; until it is known, what the page brought. */
export const useCartDelivery = (cart: Cart | undefined, brought?: CartDelivery): CartDelivery | undefined => {
  const stock = useLiveStock(deliveryQuestions(cart), cart && shipmentOf(cart))
  return cart !== undefined && stock._tag === 'Known' ? cartDelivery(cart.lines, stock.answer) : brought
}
