import type { VariantId } from '../../../domain/product/variant.ts'
import type { Stock } from '../../../domain/stock/stock.ts'

const NEVER_STOCKED: Stock = { onHand: 0, stopOrder: false }

/** Nothing on hand, but deliveries continue, if there is no entry. */
export const availableAt = (stocks: ReadonlyMap<VariantId, Stock>, id: VariantId): Stock =>
  stocks.get(id) ?? NEVER_STOCKED
