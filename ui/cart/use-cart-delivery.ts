import type { Cart } from '../../domain/cart/cart.ts'
import { cartDelivery, type CartDelivery } from '../../domain/delivery/cart-delivery.ts'
import { shipmentOf } from '../../domain/delivery/shipment.ts'
import { useLiveStock } from '../stock/use-live-stock.ts'
import { deliveryQuestions } from './cart-delivery.ts'

/** When the lines of a cart come, asked again whenever they change. */
export const useCartDelivery = (cart: Cart | undefined): CartDelivery | undefined => {
  const { answer } = useLiveStock(deliveryQuestions(cart), cart && shipmentOf(cart))
  return cart !== undefined && answer._tag === 'Known' ? cartDelivery(cart.lines, answer.stocks) : undefined
}
