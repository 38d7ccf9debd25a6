import type { ChosenLens } from '../../domain/product/chosen-variants.ts'
import type { Eye } from '../../domain/prescription/lens-option.ts'
import { stockBadge } from '../../domain/stock/stock-badge.ts'
import type { StockBadge } from '../../domain/stock/stock-badge.ts'
import type { ArrivalRange } from '../../domain/stock/stock.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'

/** What can be said of one eye's lens: what is on hand, and when it would come. */
export type EyeStock = { readonly badge: StockBadge; readonly arrival?: ArrivalRange }
export type EyeStocks = { readonly [eye in Eye]?: EyeStock }

export const eyeStocks = (lenses: readonly ChosenLens[], stocks: readonly VariantStock[]): EyeStocks =>
  Object.fromEntries(lenses.flatMap(({ eye, variant, quantity }) => {
    const known = stocks.find(({ variantId }) => variantId === variant.id)
    if (known === undefined) return []
    return [[eye, {
      badge: stockBadge(known.stock, quantity),
      ...(known.arrival === undefined ? {} : { arrival: known.arrival }),
    }]]
  }))
