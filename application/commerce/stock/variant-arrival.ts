import * as E from 'fp-ts/lib/Either.js'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import { arrivalRange } from '../../../domain/stock/arrival.ts'
import { canOrder } from '../../../domain/stock/can-order.ts'
import type { ArrivalRange, Stock } from '../../../domain/stock/stock.ts'

/**
 * When a quantity would arrive; nothing can be said of what cannot be had or is not carried (Commerce §3, decision
 * A70).
 */
export const variantArrival = (asked: {
  readonly product: Pick<Product, 'category' | 'supply'>
  readonly stock: Stock
  readonly quantity: number
  readonly carrierDays: ShippingMethod['carrierDays'] | undefined
  readonly orderedAt: Date
}): ArrivalRange | undefined => {
  const { product, stock, quantity, carrierDays, orderedAt } = asked
  if (product.category === 'service' || carrierDays === undefined || E.isLeft(canOrder(stock, quantity)))
    return undefined
  return arrivalRange({ orderedAt, supply: product.supply, onHand: stock.onHand, quantity, carrierDays })
}
