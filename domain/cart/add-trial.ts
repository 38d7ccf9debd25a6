import type { Cart } from './cart.ts'
import type { NewLine } from './add-line.ts'
import { boughtLines } from '../product/gift-line.ts'
import { hasTrial } from './has-trial.ts'
import { resizedLine } from './resized-line.ts'
import { withTotals } from './with-totals.ts'
import { DEFAULT_QUANTITY } from '../quantity/quantity.ts'

const lensOf = ({ lines }: Pick<Cart, 'lines'>) => boughtLines(lines).find((line) => line.category === 'lens')

/** A cart with a lens gets one trial, unless it has one or declined it (decision A58). */
export const mayGetTrial = (cart: Cart): boolean =>
  cart.checkoutState !== 'completed' &&
  cart.trialsDeclined !== true &&
  !hasTrial(cart) &&
  lensOf(cart) !== undefined

/** Adds a trial if the cart may get one: a single pack, after everything that is bought, tied to the lens it comes with. */
export const addTrial = (cart: Cart, trial: NewLine): Cart => {
  const lens = lensOf(cart)
  if (lens === undefined || !mayGetTrial(cart)) return cart
  const position = Math.max(0, ...cart.lines.map((line) => line.position)) + 1
  const line = { ...resizedLine({ ...trial, isTrial: true, addedBy: lens.id }, DEFAULT_QUANTITY), position }
  return withTotals({ ...cart, lines: [...cart.lines, line] })
}
