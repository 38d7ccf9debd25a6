import * as t from 'io-ts'
import type { StockRefusal } from '../../../domain/stock/stock-refusal.ts'
import { unchanged, type RefusalRows } from '../refusal/refusal-row.ts'

export const stockRefusals = {
  StopOrder: { status: 422, ...unchanged('StopOrder', { stock: t.number }) },
  SoldOut: { status: 422, ...unchanged('SoldOut', {}) },
} satisfies RefusalRows<StockRefusal>
