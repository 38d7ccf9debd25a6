import type { NewItem } from '../../application/contract/cart.ts'
import type { CartLine, LineInput } from '../../domain/cart/cart.ts'
import { omitUndefined, type Complete } from '../../domain/omit-undefined.ts'

/** The item that restores this line. */
export const newItemOf = (line: CartLine): NewItem =>
  omitUndefined<Complete<LineInput>>({
    productId: line.productId,
    eye: line.eye,
    option: line.option,
    quantity: line.quantity,
    createdFrom: line.createdFrom,
    fk: line.fk,
  })
