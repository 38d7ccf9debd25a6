import type { Cart, CartLine } from './cart.ts'
import { boughtLines } from '../product/gift-line.ts'

type Known = Pick<Cart, 'id' | 'goodsFrom'>

/** Whether goods of one cart lie in the other already, or goods of a third one in both. */
const shareGoods = (one: Known, other: Known): boolean => {
  const [some, others] = [one.goodsFrom ?? [], other.goodsFrom ?? []]
  return some.includes(other.id) || others.includes(one.id) || some.some((id) => others.includes(id))
}

const quantityOfLine = ({ lines }: Pick<Cart, 'lines'>, { variantId, eye }: CartLine): number =>
  boughtLines(lines)
    .filter((line) => line.variantId === variantId && line.eye === eye)
    .reduce((sum, line) => sum + line.quantity, 0)

/** A line of one cart with the packs of it that are to go into the other. */
export type Bringing = { readonly line: CartLine; readonly packs: number }

/**
 * What of a cart goes into another one: everything that is bought. Goods that came from there before do not count
 * twice, so that a link can be opened again and a copy can come home: then only what is missing goes in.
 */
export const itemsToCopy = (from: Cart, into: Cart): readonly Bringing[] => {
  const known = shareGoods(from, into)
  return boughtLines(from.lines)
    .map((line) => ({ line, packs: known ? line.quantity - quantityOfLine(into, line) : line.quantity }))
    .filter(({ packs }) => packs > 0)
}

/** Notes whose goods lie in a cart from now on. */
export const withReorderSource = (into: Cart, ids: readonly number[]): Cart => {
  const goodsFrom = [...new Set([...(into.goodsFrom ?? []), ...ids])].filter((id) => id !== into.id)
  return goodsFrom.length === 0 ? into : { ...into, goodsFrom }
}
