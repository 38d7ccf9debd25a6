import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeQuantity } from '../quantity/quantity.ts'
import type { QuantityRefusal } from '../quantity/quantity-refusal.ts'
import type { CartCompleted } from './cart-refusal.ts'
import { toLineInput, type Cart, type CartLine } from './cart.ts'
import { packsOf } from './count-units.ts'
import { isGiftLine } from '../product/gift-line.ts'
import { openCart } from './open-cart.ts'
import { resizedLine } from './resized-line.ts'
import { withTotals } from './with-totals.ts'

/** A line before it has its position and its total; the shop assigns `id`. */
export type NewLine = Omit<CartLine, 'position' | 'total'>

/** The same lens for the same eye is one line; lines from a recommendation and gifts stay separate. */
const isSame = (line: CartLine, added: NewLine): boolean =>
  line.variantId === added.variantId &&
  line.eye === added.eye &&
  [line, added].every((one) => one.createdFrom === undefined && !isGiftLine(one))

const packsAfter = (cart: Cart, added: NewLine): number =>
  added.quantity + (isGiftLine(added) ? 0 : packsOf(cart, added.productId))

const appended = (lines: readonly CartLine[], added: NewLine): readonly CartLine[] => [
  ...lines,
  { ...resizedLine(added, added.quantity), position: Math.max(0, ...lines.map((line) => line.position)) + 1 },
]

const addedTo = (
  lines: readonly CartLine[],
  added: NewLine,
  maximum: number,
): E.Either<QuantityRefusal, readonly CartLine[]> => {
  const same = lines.find((line) => isSame(line, added))
  if (same === undefined) return E.right(appended(lines, added))
  return pipe(
    makeQuantity(same.quantity + added.quantity, maximum),
    // The later input counts.
    E.map((quantity) => resizedLine({ ...same, ...toLineInput(added) }, quantity)),
    E.map((joined) => lines.map((line) => (line === same ? joined : line))),
  )
}

/** A campaign applies to its product: also to the lines that were there before. */
const withCampaign = (lines: readonly CartLine[], { productId, fk }: NewLine): readonly CartLine[] =>
  fk === undefined ? lines : lines.map((line) => (line.productId === productId ? { ...line, fk } : line))

/**
 * Adds packs to the cart. All lines of a product together stay within its maximum (decision A20), whether for two eyes or added at
 * different times. Reprice the cart afterwards: more packs may be cheaper.
 */
export const addLine = (cart: Cart, added: NewLine, maximum: number): E.Either<CartCompleted | QuantityRefusal, Cart> =>
  pipe(
    openCart(cart),
    E.flatMap(() => makeQuantity(packsAfter(cart, added), maximum)),
    E.flatMap(() => addedTo(cart.lines, added, maximum)),
    E.map((lines) => withTotals({ ...cart, lines: withCampaign(lines, added) })),
  )
