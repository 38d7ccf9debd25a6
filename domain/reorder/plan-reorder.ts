import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { CartLine } from '../cart/cart.ts'
import { boughtLines } from '../product/gift-line.ts'
import { canBeOrdered, type OrderableRefusal } from '../product/can-be-ordered.ts'
import type { Product, ProductId } from '../product/product.ts'
import { makeVariant } from '../product/variant.ts'
import type { NotReorderable, ReorderObstacle, SwitchedProduct } from './reorder-result.ts'

/** A line to be added again; `for` is the product of the last order that it replaces. */
export type PlannedLine = {
  readonly for: ProductId
  readonly product: Product
  readonly line: CartLine
}

export type ReorderPlan = {
  readonly planned: readonly PlannedLine[]
  readonly refused: readonly NotReorderable[]
  readonly switched: readonly SwitchedProduct[]
}

const OBSTACLES: { readonly [tag in OrderableRefusal['_tag']]: ReorderObstacle } = {
  Discontinued: 'discontinued',
  Inactive: 'not_for_sale',
  SaleStopped: 'not_for_sale',
  NotForSale: 'not_for_sale',
}

const isMadeLike = (product: Product, line: CartLine): boolean => E.isRight(makeVariant(product, line.option))

const refusedFor = (productId: ProductId, reason: ReorderObstacle, successorId?: ProductId): NotReorderable => ({
  productId, reason, ...(successorId === undefined ? {} : { successorId }),
})

/** The same product if it is still sold and made in these values, otherwise a successor made in the same values. */
const planLine =
  (products: readonly Product[]) =>
  (line: CartLine): E.Either<NotReorderable, PlannedLine> => {
    const find = (id: ProductId | undefined): Product | undefined => products.find((product) => product.id === id)
    const product = find(line.productId)
    if (product === undefined) return E.left(refusedFor(line.productId, 'not_for_sale'))
    const successor = find(product.replacementId)
    const offered = successor !== undefined && E.isRight(canBeOrdered(successor)) ? successor : undefined
    return pipe(
      canBeOrdered(product),
      E.match(
        ({ _tag }): E.Either<NotReorderable, PlannedLine> =>
          _tag === 'Discontinued' && offered !== undefined && isMadeLike(offered, line)
            ? E.right({ for: product.id, product: offered, line })
            : E.left(refusedFor(product.id, OBSTACLES[_tag], offered?.id)),
        () =>
          isMadeLike(product, line)
            ? E.right({ for: product.id, product, line })
            : E.left(refusedFor(product.id, 'not_made')),
      ),
    )
  }

const isOther = (other: SwitchedProduct) => (one: SwitchedProduct): boolean => one.from !== other.from

/**
 * What can be ordered again today: gifts are left out; a discontinued product is replaced by its successor, but never with other lens
 * values; the others are listed with the reason and, if there is one, the successor to choose manually (Commerce §3, decisions A26 and
 * A39).
 */
export const planReorder = (lines: readonly CartLine[], products: readonly Product[]): ReorderPlan => {
  const plans = boughtLines(lines).map(planLine(products))
  const planned = plans.flatMap((one) => (E.isRight(one) ? [one.right] : []))
  return {
    planned,
    refused: plans.flatMap((one) => (E.isLeft(one) ? [one.left] : [])),
    switched: planned
      .filter((one) => one.product.id !== one.for)
      .map((one): SwitchedProduct => ({ from: one.for, to: one.product.id }))
      .reduce<readonly SwitchedProduct[]>((all, one) => [...all.filter(isOther(one)), one], []),
  }
}
