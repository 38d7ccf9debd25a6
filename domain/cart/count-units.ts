import type { ProductId } from '../product/product.ts'
import type { Cart } from './cart.ts'
import { boughtLines } from '../product/gift-line.ts'

/** The number of packs in the cart, gifts included, as shown on the cart button. */
export const countUnits = (cart: Pick<Cart, 'lines'> | undefined): number =>
  (cart?.lines ?? []).reduce((packs, line) => packs + line.quantity, 0)

/** The number of packs bought of a product, over all eyes and values; gifts do not count for limits and bulk prices. */
export const packsOf = (cart: Pick<Cart, 'lines'>, productId: ProductId): number =>
  countUnits({ lines: boughtLines(cart.lines).filter((line) => line.productId === productId) })
