import type { Cart } from '../../../domain/cart/cart.ts'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { slowestArrival } from '../../../domain/stock/slowest-arrival.ts'
import type { ArrivalRange, Stock } from '../../../domain/stock/stock.ts'
import { availableAt } from './stock-of-variant.ts'
import { variantArrival } from './variant-arrival.ts'

/** Where the goods of a cart come from and how many are there. */
export type Goods = { readonly products: readonly Product[]; readonly stocks: ReadonlyMap<VariantId, Stock> }

/** One cart travels in one parcel, on the days of its slowest line; `undefined` where nothing is carried. */
export const cartArrival = (
  cart: Pick<Cart, 'lines'>,
  { products, stocks }: Goods,
  carrierDays: ShippingMethod['carrierDays'] | undefined,
  orderedAt: Date,
): ArrivalRange | undefined =>
  slowestArrival(
    cart.lines.flatMap(({ productId, variantId, quantity }) => {
      const product = products.find((one) => one.id === productId)
      const stock = availableAt(stocks, variantId)
      return (product && variantArrival({ product, stock, quantity, carrierDays, orderedAt })) ?? []
    }),
  )
