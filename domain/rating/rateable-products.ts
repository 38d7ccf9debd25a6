import { countsAsBought } from '../order/counts-as-bought.ts'
import type { Order } from '../order/order.ts'
import { boughtLines } from '../product/gift-line.ts'
import { isServiceItem } from '../product/is-service-item.ts'
import type { Product } from '../product/product.ts'

type RatingContext = {
  /** The newest first. */
  readonly orders: readonly Order[]
  readonly products: readonly Product[]
  readonly isRated: (groupKey: string) => boolean
}

/**
 * The products a customer may rate: bought by a valid order, still in the catalogue, and not rated by them yet. Of the packs of one lens
 * the one bought last (Account §7, decision G8).
 */
export const rateableProducts = ({ orders, products, isRated }: RatingContext): readonly Product[] => {
  const byId = new Map(products.map((product) => [product.id, product]))
  const bought = orders.filter(countsAsBought).flatMap(({ lines }) => boughtLines(lines))
    .flatMap(({ productId }) => byId.get(productId) ?? [])
    .filter((product) => product.isActive && !isServiceItem(product) && !isRated(product.group.key))
  const firstOf = new Map(bought.toReversed().map((product, index) => [product.group.key, bought.length - 1 - index]))
  return bought.filter(({ group }, index) => firstOf.get(group.key) === index)
}
