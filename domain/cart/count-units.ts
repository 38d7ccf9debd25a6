import type { ProductId } from '../product/product.ts'
import type { Cart } from './cart.ts'
import { boughtLines } from '../product/gift-line.ts'

/** How many packs lie in the cart, gifts included: the number on the cart's button. */
export const countUnits = (cart: Pick<Cart, 'lines'> | undefined): number =>
  (cart?.lines ?? []).reduce((packs, line) => packs + line.quantity, 0)

/** How many packs of a product are bought, over all eyes and values; gifts count for no limit and no bulk price. */
export const packsOf = (cart: Pick<Cart, 'lines'>, productId: ProductId): number =>
  countUnits({ lines: boughtLines(cart.lines).filter((line) => line.productId === productId) })
