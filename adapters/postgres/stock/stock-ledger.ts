import { sql, type Kysely } from 'kysely'
import type { StockLedger } from '../../../application/commerce/stock/stock-ledger.port.ts'
import type { ProductId } from '../../../domain/product/product.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import { read } from '../database/run-query.ts'
import { batched } from '../database/batched.ts'
import { anyOf } from '../rows/any-of.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'
import { onHandOf } from './on-hand.ts'

const stocksOf = async (db: Kysely<Tables>, ids: readonly VariantId[]): Promise<ReadonlyMap<string, Stock>> => {
  const rows = await db.selectFrom('stock').selectAll().where(sql<boolean>`variant_id = ${anyOf(ids)}`).execute()
  return new Map(rows.map((row) => [row.variant_id, { onHand: row.on_hand, stopOrder: row.stop_order }]))
}

/** Calls of one event-loop turn are combined into one query. */
export const makeStockLedger = (db: Kysely<Tables>): StockLedger => {
  const stocks = batched((ids: readonly VariantId[]) => stocksOf(db, ids))
  const onHand = batched((products: readonly number[]) => onHandOf(db, products))
  return {
    onHand: (products) =>
      read(async () => {
        if (products.length === 0) return new Set<ProductId>()
        const available = await onHand(products)
        return new Set(products.filter((id) => available.has(id)))
      }),
    stockOf: (ids) =>
      read(async () => {
        const storableIds = ids.filter(isStorable)
        if (storableIds.length === 0) return new Map<VariantId, Stock>()
        const stockById = await stocks(storableIds)
        return new Map(
          storableIds.flatMap((id): readonly [VariantId, Stock][] => {
            const stock = stockById.get(id)
            return stock === undefined ? [] : [[id, stock]]
          }),
        )
      }),
  }
}
