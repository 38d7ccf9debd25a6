import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeQuantity, type Quantity } from '../quantity/quantity.ts'
import type { QuantityRefusal } from '../quantity/quantity-refusal.ts'
import type { CartCompleted } from './cart-refusal.ts'
import type { Cart, CartLine } from './cart.ts'
import { packsOf } from './count-units.ts'
import { findLine, type LineNotFound } from './find-line.ts'
import { isGiftLine } from '../product/gift-line.ts'
import { openCart } from './open-cart.ts'
import { resizedLine } from './resized-line.ts'
import { withTotals } from './with-totals.ts'

/** A gift comes once (decision A58); anything else shares the product's maximum with its other lines. */
const withinMaximum = (
  cart: Cart,
  line: CartLine,
  quantity: Quantity,
  maximum: number,
): E.Either<QuantityRefusal, Quantity> =>
  isGiftLine(line)
    ? makeQuantity(quantity, 1)
    : makeQuantity(packsOf(cart, line.productId) - line.quantity + quantity, maximum)

/** Sets the quantity of a line (Commerce §5). Reprice the cart afterwards: the bulk tier may have changed. */
export const changeQuantity = (
  cart: Cart,
  lineId: string,
  quantity: Quantity,
  maximum: number,
): E.Either<CartCompleted | LineNotFound | QuantityRefusal, Cart> =>
  pipe(
    openCart(cart),
    E.flatMap(() => findLine(cart, lineId)),
    E.tap((line) => withinMaximum(cart, line, quantity, maximum)),
    E.map((changed) =>
      withTotals({ ...cart, lines: cart.lines.map((line) => (line === changed ? resizedLine(line, quantity) : line)) }),
    ),
  )
