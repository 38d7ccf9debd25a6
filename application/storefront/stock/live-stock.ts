import type { Shipment } from '../../../domain/delivery/shipment.ts'
import { stockMachine } from '../../../domain/stock/stock.machine.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { reporting, openLatest, type Latest } from '../loading/latest.ts'
import type { CheckStock } from './check-stock.ts'
import type { StockQuery } from './stock-gateway.port.ts'

/** Stock and arrival of the current selection; only the latest response counts (Commerce §4). */
export type LiveStock = Pick<Latest<unknown, readonly VariantStock[]>, 'state' | 'cleared'> & {
  readonly choose: (queries: readonly StockQuery[], shipment?: Shipment) => void
}

export const openLiveStock = (check: CheckStock): LiveStock => {
  const latest = openLatest(stockMachine)
  const { state, cleared } = latest
  return {
    state,
    cleared,
    choose: (queries, shipment) => {
      if (queries.length > 0) void reporting(latest, queries)(check(queries, shipment))()
      else cleared()
    },
  }
}
