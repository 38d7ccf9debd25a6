import type { Cart, CartLine } from './cart.ts'

type Kind = Pick<CartLine, 'isTrial' | 'category'>

/** Trials and gifts come free with something bought; alone they are no purchase (decision A58). */
export const isGiftLine = (line: Kind): boolean =>
  line.isTrial || line.category === 'marketing_gifts'

export const boughtLines = <Line extends Kind>(lines: readonly Line[]): readonly Line[] =>
  lines.filter((line) => !isGiftLine(line))

/** Whether removing this line empties the cart (Commerce §4): gifts do not keep it alive. */
export const isLastLine = (cart: Pick<Cart, 'lines'>, lineId: string): boolean => {
  const bought = boughtLines(cart.lines)
  return bought.length === 1 && bought.every((line) => line.id === lineId)
}
