import * as t from 'io-ts'
import type { StockRefusal } from '../../../domain/stock/stock-refusal.ts'
import { refusals } from '../refusal/refusal-row.ts'

export const stockRefusals = refusals<StockRefusal>({
  StopOrder: { status: 422, data: { stock: t.number } },
  SoldOut: { status: 422 },
})
