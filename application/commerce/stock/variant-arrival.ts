import * as E from 'fp-ts/lib/Either.js'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import { arrivalRange } from '../../../domain/stock/arrival.ts'
import { canOrder } from '../../../domain/stock/can-order.ts'
import type { ArrivalRange, Stock } from '../../../domain/stock/stock.ts'

/** The arrival of a quantity; `undefined` if it is not available or not shipped (Commerce §3, decision A70). */
export const variantArrival = (request: {
  readonly product: Pick<Product, 'category' | 'supply'>
  readonly stock: Stock
  readonly quantity: number
  readonly carrierDays: ShippingMethod['carrierDays'] | undefined
  readonly orderedAt: Date
}): ArrivalRange | undefined => {
  const { product, stock, quantity, carrierDays, orderedAt } = request
  if (product.category === 'service' || carrierDays === undefined || E.isLeft(canOrder(stock, quantity)))
    return undefined
  return arrivalRange({ orderedAt, supply: product.supply, onHand: stock.onHand, quantity, carrierDays })
}
