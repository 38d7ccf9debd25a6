import type { Cart, CartLine } from './cart.ts'
import { boughtLines } from '../product/gift-line.ts'

type CopySource = Pick<Cart, 'id' | 'itemsFrom'>

/** Whether the items of one cart were added to the other already, or those of a third one to both. */
const shareItems = (one: CopySource, other: CopySource): boolean => {
  const [some, others] = [one.itemsFrom ?? [], other.itemsFrom ?? []]
  return some.includes(other.id) || others.includes(one.id) || some.some((id) => others.includes(id))
}

const quantityOfLine = ({ lines }: Pick<Cart, 'lines'>, { variantId, eye }: CartLine): number =>
  boughtLines(lines)
    .filter((line) => line.variantId === variantId && line.eye === eye)
    .reduce((sum, line) => sum + line.quantity, 0)

/** A line of one cart and how many of its packs are copied into the other. */
export type Bringing = { readonly line: CartLine; readonly packs: number }

/**
 * What is copied from one cart into another: everything that is bought. Items that were copied before do not count twice, so that a link
 * can be opened again and a copy can be merged back: then only what is missing is added.
 */
export const itemsToCopy = (from: Cart, into: Cart): readonly Bringing[] => {
  const isCopied = shareItems(from, into)
  return boughtLines(from.lines)
    .map((line) => ({ line, packs: isCopied ? line.quantity - quantityOfLine(into, line) : line.quantity }))
    .filter(({ packs }) => packs > 0)
}

/** Records the carts whose items were added to this one. */
export const withReorderSource = (into: Cart, ids: readonly number[]): Cart => {
  const itemsFrom = [...new Set([...(into.itemsFrom ?? []), ...ids])].filter((id) => id !== into.id)
  return itemsFrom.length === 0 ? into : { ...into, itemsFrom }
}
