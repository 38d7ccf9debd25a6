import { useState } from 'react'
import type { Cart } from '../../domain/cart/cart.ts'
import { cartDelivery, type CartDelivery } from '../../domain/delivery/cart-delivery.ts'
import { shipmentOf } from '../../domain/delivery/shipment.ts'
import { useLiveStock } from '../stock/use-live-stock.ts'
import { stockQueriesOf } from './cart-delivery.ts'

const keyOf = (cart: Cart): string => JSON.stringify([stockQueriesOf(cart), shipmentOf(cart)])

/** Expected delivery of the lines of a cart, loaded whenever they change; the data of the loader are those of the first cart. */
export const useCartDelivery = (cart: Cart | undefined, loaded?: CartDelivery): CartDelivery | undefined => {
  const [first, setFirst] = useState(loaded === undefined ? '' : undefined)
  const key = cart && keyOf(cart)
  if (first === undefined && key !== undefined) setFirst(key)
  const isLoaded = cart === undefined || first === undefined || key === first
  const stock = useLiveStock(isLoaded ? [] : stockQueriesOf(cart), isLoaded ? undefined : shipmentOf(cart))
  return !isLoaded && stock._tag === 'Loaded' ? cartDelivery(cart.lines, stock.response) : loaded
}
