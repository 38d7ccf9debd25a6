import type { Cart } from '../../../domain/cart/cart.ts'
import type { ShippingMethod } from '../../../domain/delivery/shipping-option.ts'
import type { Product } from '../../../domain/product/product.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import { slowestArrival } from '../../../domain/stock/slowest-arrival.ts'
import type { ArrivalRange, Stock } from '../../../domain/stock/stock.ts'
import { availableAt } from './stock-of-variant.ts'
import { variantArrival } from './variant-arrival.ts'

/** The products of a cart and their stock. */
export type StockedProducts = { readonly products: readonly Product[]; readonly stocks: ReadonlyMap<VariantId, Stock> }

type Carrying = Pick<Cart, 'lines'>

const packsOf = ({ lines }: Carrying, id: VariantId): number =>
  lines.filter(({ variantId }) => variantId === id).reduce((packs, { quantity }) => packs + quantity, 0)

/** The arrival of each line by its id: the same lens for both eyes uses the same stock. */
export const lineArrivals = (
  cart: Carrying,
  { products, stocks }: StockedProducts,
  carrierDays: ShippingMethod['carrierDays'] | undefined,
  orderedAt: Date,
): ReadonlyMap<string, ArrivalRange> =>
  new Map(
    cart.lines.flatMap(({ id, productId, variantId }) => {
      const product = products.find((candidate) => candidate.id === productId)
      const [stock, quantity] = [availableAt(stocks, variantId), packsOf(cart, variantId)]
      const arrival = product && variantArrival({ product, stock, quantity, carrierDays, orderedAt })
      return arrival === undefined ? [] : [[id, arrival] as const]
    }),
  )

/** The arrival of a cart, which is shipped in one parcel, by its slowest line; `undefined` if nothing is shipped. */
export const cartArrival = (
  ...args: Parameters<typeof lineArrivals>
): ArrivalRange | undefined => slowestArrival([...lineArrivals(...args).values()])
