import type { ProductType } from './product-type.ts'

type Kind = { readonly isTrial: boolean; readonly category: ProductType }

/** Trials and gifts come free with something bought; alone they are no purchase (decision A58). */
export const isGiftLine = (line: Kind): boolean =>
  line.isTrial || line.category === 'marketing_gifts'

export const boughtLines = <Line extends Kind>(lines: readonly Line[]): readonly Line[] =>
  lines.filter((line) => !isGiftLine(line))
