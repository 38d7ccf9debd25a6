import type { Cart } from '../../domain/cart/cart.ts'
import { cartDelivery, type CartDelivery } from '../../domain/delivery/cart-delivery.ts'
import { shipmentOf } from '../../domain/delivery/shipment.ts'
import { useLiveStock } from '../stock/use-live-stock.ts'
import { stockQueriesOf } from './cart-delivery.ts'

/** Expected delivery of the lines of a cart, loaded again whenever they change; until then, the data of the loader. */
export const useCartDelivery = (cart: Cart | undefined, loaded?: CartDelivery): CartDelivery | undefined => {
  const stock = useLiveStock(stockQueriesOf(cart), cart && shipmentOf(cart))
  return cart !== undefined && stock._tag === 'Loaded' ? cartDelivery(cart.lines, stock.response) : loaded
}
