import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { NewLine } from '../cart/add-line.ts'
import type { CartLine } from '../cart/cart.ts'
import { resizedLine } from '../cart/resized-line.ts'
import type { ProductId } from '../product/product.ts'
import type { QuantityRefusal } from '../quantity/quantity-refusal.ts'
import { makeQuantity } from '../quantity/quantity.ts'

/** New lines in the given order; all lines of a product together stay within its maximum, as in a cart (decision A20). */
export const linesOfProducts = (
  items: readonly NewLine[], maximumOf: (productId: ProductId) => number,
): E.Either<QuantityRefusal, readonly CartLine[]> =>
  pipe(
    [...new Set(items.map(({ productId }) => productId))],
    E.traverseArray((productId) => makeQuantity(
      items.filter((one) => one.productId === productId).reduce((sum, { quantity }) => sum + quantity, 0), maximumOf(productId),
    )),
    E.map(() => items.map((one, index) => ({ ...resizedLine(one, one.quantity), position: index + 1 }))),
  )
