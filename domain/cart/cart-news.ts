import { boughtLines } from '../product/gift-line.ts'
import type { Money } from '../money/money.ts'
import type { Cart, CartLine } from './cart.ts'

/** What became of a line of the cart: how many packs of it there are now, or that it is gone. */
export type CartNews = { readonly _tag: 'Packs' | 'Gone'; readonly line: CartLine; readonly total: Money }

/** The first bought line that is not as it was; `undefined` where all are, or the cart is another one. */
export const cartNews = (before: Cart | undefined, now: Cart | undefined): CartNews | undefined => {
  if (now === undefined || (before !== undefined && before.token !== now.token)) return undefined
  const [were, are] = [boughtLines(before?.lines ?? []), boughtLines(now.lines)]
  const { total } = now.totals
  const changed = are.find(({ id, quantity }) => were.find((line) => line.id === id)?.quantity !== quantity)
  if (changed !== undefined) return { _tag: 'Packs', line: changed, total }
  const gone = were.find(({ id }) => are.every((line) => line.id !== id))
  return gone === undefined ? undefined : { _tag: 'Gone', line: gone, total }
}
