import type { NewItem } from '../../application/storefront/cart/cart-gateway.port.ts'
import type { CartLine } from '../../domain/cart/cart.ts'

/** The item that would make this line again: what undo puts back. */
export const newItemOf = (line: CartLine): NewItem => ({
  productId: line.productId,
  option: line.option,
  quantity: line.quantity,
  ...(line.eye === undefined ? {} : { eye: line.eye }),
  ...(line.createdFrom === undefined ? {} : { createdFrom: line.createdFrom }),
  ...(line.fk === undefined ? {} : { fk: line.fk }),
})
