import { boughtLines } from '../product/gift-line.ts'
import type { Money } from '../money/money.ts'
import type { Cart, CartLine } from './cart.ts'

/** What changed in a line of the cart: its number of packs, or that it was removed. */
export type CartNews = { readonly _tag: 'Packs' | 'Removed'; readonly line: CartLine; readonly total: Money }

/** The first bought line that changed; `undefined` where none did, or the cart is another one. */
export const cartNews = (before: Cart | undefined, now: Cart | undefined): CartNews | undefined => {
  if (now === undefined || (before !== undefined && before.token !== now.token)) return undefined
  const [were, are] = [boughtLines(before?.lines ?? []), boughtLines(now.lines)]
  const { total } = now.totals
  const changed = are.find(({ id, quantity }) => were.find((line) => line.id === id)?.quantity !== quantity)
  if (changed !== undefined) return { _tag: 'Packs', line: changed, total }
  const removed = were.find(({ id }) => are.every((line) => line.id !== id))
  return removed === undefined ? undefined : { _tag: 'Removed', line: removed, total }
}
