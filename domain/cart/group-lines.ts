import type { ProductId } from '../product/product.ts'
import type { CartLine } from './cart.ts'
import { groupBy } from '../group-by.ts'

/** The lines of one product, right eye first as on a prescription. */
export type LineGroup = {
  readonly productId: ProductId
  readonly right: readonly CartLine[]
  readonly left: readonly CartLine[]
  readonly withoutEye: readonly CartLine[]
}

const byPosition = (one: CartLine, other: CartLine): number => one.position - other.position

const groupOf = (productId: ProductId, lines: readonly CartLine[]): LineGroup => ({
  productId,
  right: lines.filter((line) => line.eye === 'right'),
  left: lines.filter((line) => line.eye === 'left'),
  withoutEye: lines.filter((line) => line.eye === undefined),
})

/** A cart's lines by product, in the order in which the products were first added. */
export const groupLines = (lines: readonly CartLine[]): readonly LineGroup[] =>
  [...groupBy(lines.toSorted(byPosition), (line) => line.productId)].map(([productId, own]) =>
    groupOf(productId, own),
  )
