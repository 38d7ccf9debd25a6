import type { ChosenLens } from '../../domain/product/chosen-variants.ts'
import type { Eye } from '../../domain/prescription/lens-option.ts'
import { stockBadge } from '../../domain/stock/stock-badge.ts'
import type { StockBadge } from '../../domain/stock/stock-badge.ts'
import type { ArrivalRange } from '../../domain/stock/stock.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'

/** The stock of the lens of one eye, and its expected delivery. */
export type EyeStock = { readonly badge: StockBadge; readonly arrival?: ArrivalRange }
export type EyeStocks = { readonly [eye in Eye]?: EyeStock }

export const eyeStocks = (lenses: readonly ChosenLens[], stocks: readonly VariantStock[]): EyeStocks =>
  Object.fromEntries(lenses.flatMap(({ eye, variant, quantity }) => {
    const variantStock = stocks.find(({ variantId }) => variantId === variant.id)
    if (variantStock === undefined) return []
    return [[eye, {
      badge: stockBadge(variantStock.stock, quantity),
      ...(variantStock.arrival === undefined ? {} : { arrival: variantStock.arrival }),
    }]]
  }))
