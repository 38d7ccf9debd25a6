import type { ChosenLens } from '../../domain/product/chosen-variants.ts'
import { availableStock } from '../../domain/stock/can-order.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { fieldName } from './field-problem.ts'
import type { Problems } from './field-problem.ts'

/** Beside the packs of which eye it belongs that no more than `left` can be had; none when no chosen lens is meant. */
export const stopOrderProblems = (
  lenses: readonly ChosenLens[],
  stocks: readonly VariantStock[],
  { isPerEye, left }: { readonly isPerEye: boolean; readonly left: number },
): Problems => {
  const isMeant = ({ stock }: VariantStock): boolean => stock.stopOrder && availableStock(stock) === left
  const meant = new Set(stocks.filter(isMeant).map(({ variantId }) => variantId))
  return Object.fromEntries(
    lenses
      .filter(({ variant }) => meant.has(variant.id))
      .map(({ eye }) => [fieldName(isPerEye, eye, 'quantity'), { _tag: 'StopOrder', stock: left }]),
  )
}
