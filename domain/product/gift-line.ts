import type { ProductType } from './product-type.ts'

type GiftFacts = { readonly isTrial: boolean; readonly category: ProductType }

/** Trials and gifts are free with a purchase; alone they are no purchase (decision A58). */
export const isGiftLine = (line: GiftFacts): boolean =>
  line.isTrial || line.category === 'marketing_gifts'

export const boughtLines = <Line extends GiftFacts>(lines: readonly Line[]): readonly Line[] =>
  lines.filter((line) => !isGiftLine(line))
