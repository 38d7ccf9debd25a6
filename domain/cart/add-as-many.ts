import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeQuantity } from '../quantity/quantity.ts'
import { addLine, type NewLine } from './add-line.ts'
import type { Cart } from './cart.ts'
import { packsOf } from './count-units.ts'

/** A cart and the number of packs added. */
export type Addition = { readonly cart: Cart; readonly packs: number }

/**
 * Adds as many packs as the product's maximum allows, over all its lines (decisions A20, A28). A full or completed cart is not an error:
 * nothing is added.
 */
export const addAsMany = (cart: Cart, added: NewLine, maximum: number): Addition => {
  const room = Math.min(added.quantity, maximum - packsOf(cart, added.productId))
  if (room < 1) return { cart, packs: 0 }
  return pipe(
    makeQuantity(room, maximum),
    E.flatMap((quantity) => addLine(cart, { ...added, quantity }, maximum)),
    E.match(
      (): Addition => ({ cart, packs: 0 }),
      (filled): Addition => ({ cart: filled, packs: room }),
    ),
  )
}
