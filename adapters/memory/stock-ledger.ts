import * as E from 'fp-ts/Either'
import type { StockLedger } from '../../application/commerce/stock/stock-ledger.port.ts'
import type { VariantId } from '../../domain/product/variant.ts'
import type { Stock } from '../../domain/stock/stock.ts'
import { atOnce } from './at-once.ts'
import type { ShopState } from './shop-state.ts'

const NEVER_STOCKED: Stock = { onHand: 0, stopOrder: false }

export const stockIn = (state: ShopState, id: VariantId): Stock => state.stock.get(id) ?? NEVER_STOCKED

export const openStockLedger = (state: ShopState): StockLedger => ({
  stockOf: (ids) => atOnce(() => E.right(new Map(ids.map((id) => [id, stockIn(state, id)])))),
})
