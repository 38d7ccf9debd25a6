import type { ChosenLens } from '../../domain/product/chosen-variants.ts'
import { availableStock } from '../../domain/stock/can-order.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { fieldName } from './field-problem.ts'
import type { Problems } from './field-problem.ts'

/** The problem, at the quantity of its eye, that only `left` are available; none if no chosen lens is affected. */
export const stopOrderProblems = (
  lenses: readonly ChosenLens[],
  stocks: readonly VariantStock[],
  { isPerEye, left }: { readonly isPerEye: boolean; readonly left: number },
): Problems => {
  const isAffected = ({ stock }: VariantStock): boolean => stock.stopOrder && availableStock(stock) === left
  const affected = new Set(stocks.filter(isAffected).map(({ variantId }) => variantId))
  return Object.fromEntries(
    lenses
      .filter(({ variant }) => affected.has(variant.id))
      .map(({ eye }) => [fieldName(isPerEye, eye, 'quantity'), { _tag: 'StopOrder', stock: left }]),
  )
}
