import type { VariantId } from '../../../domain/product/variant.ts'
import { NEVER_STOCKED, type Stock } from '../../../domain/stock/stock.ts'

export const availableAt = (stocks: ReadonlyMap<VariantId, Stock>, id: VariantId): Stock =>
  stocks.get(id) ?? NEVER_STOCKED
