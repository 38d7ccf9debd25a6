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

type Carrying = Pick<Cart, 'lines'>

const packsOf = ({ lines }: Carrying, id: VariantId): number =>
  lines.filter(({ variantId }) => variantId === id).reduce((packs, { quantity }) => packs + quantity, 0)

/** When each line comes, by its id: the same lens for both eyes is taken from one shelf. */
export const lineArrivals = (
  cart: Carrying,
  { products, stocks }: Goods,
  carrierDays: ShippingMethod['carrierDays'] | undefined,
  orderedAt: Date,
): ReadonlyMap<string, ArrivalRange> =>
  new Map(
    cart.lines.flatMap(({ id, productId, variantId }) => {
      const product = products.find((one) => one.id === productId)
      const [stock, quantity] = [availableAt(stocks, variantId), packsOf(cart, variantId)]
      const arrival = product && variantArrival({ product, stock, quantity, carrierDays, orderedAt })
      return arrival === undefined ? [] : [[id, arrival] as const]
    }),
  )

/** One cart travels in one parcel, on the days of its slowest line; `undefined` where nothing is carried. */
export const cartArrival = (
  ...asked: Parameters<typeof lineArrivals>
): ArrivalRange | undefined => slowestArrival([...lineArrivals(...asked).values()])
