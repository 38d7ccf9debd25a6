import type { Kysely } from 'kysely'
import type { StockLedger } from '../../../application/commerce/stock/stock-ledger.port.ts'
import type { VariantId } from '../../../domain/product/variant.ts'
import type { Stock } from '../../../domain/stock/stock.ts'
import { read } from '../database/ask.ts'
import { isStorable } from '../rows/storable.ts'
import type { Tables } from '../tables.ts'

export const makeStockLedger = (db: Kysely<Tables>): StockLedger => ({
  stockOf: (ids) =>
    read(async () => {
      const asked = ids.filter(isStorable)
      if (asked.length === 0) return new Map<VariantId, Stock>()
      const rows = await db.selectFrom('stock').selectAll().where('variant_id', 'in', asked).execute()
      const kept = new Map(rows.map((row) => [row.variant_id, { onHand: row.on_hand, stopOrder: row.stop_order }]))
      return new Map(
        asked.flatMap((id): readonly [VariantId, Stock][] => {
          const stock = kept.get(id)
          return stock === undefined ? [] : [[id, stock]]
        }),
      )
    }),
})
