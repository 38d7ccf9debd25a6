import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeQuantity } from '../quantity/quantity.ts'
import { addLine, type NewLine } from './add-line.ts'
import type { Cart } from './cart.ts'
import { packsOf } from './count-units.ts'

/** A cart and how many of the packs it took. */
export type Taken = { readonly cart: Cart; readonly packs: number }

/**
 * Puts in as many of the packs as the product's maximum leaves room for, over all its lines (decisions A20, A28). No
 * room, or a cart that takes nothing any more, is no failure: none went in.
 */
export const addAsMany = (cart: Cart, added: NewLine, maximum: number): Taken => {
  const room = Math.min(added.quantity, maximum - packsOf(cart, added.productId))
  if (room < 1) return { cart, packs: 0 }
  return pipe(
    makeQuantity(room, maximum),
    E.flatMap((quantity) => addLine(cart, { ...added, quantity }, maximum)),
    E.match(
      (): Taken => ({ cart, packs: 0 }),
      (filled): Taken => ({ cart: filled, packs: room }),
    ),
  )
}
