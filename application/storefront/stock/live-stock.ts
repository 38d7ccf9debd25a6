import type { StockQuestion } from '../../contract/delivery.ts'
import type { Shipment } from '../../../domain/delivery/shipment.ts'
import { stockMachine } from '../../../domain/stock/stock.machine.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { openLatest, type Latest } from '../loading/latest.ts'
import { reporting } from '../loading/reporting.ts'
import type { Shop } from '../shop/shop.ts'

/** Stock and arrival of the current selection; only the latest response counts (Commerce §4). */
export type LiveStock = Pick<Latest<unknown, readonly VariantStock[]>, 'state' | 'cleared'> & {
  readonly choose: (questions: readonly StockQuestion[], shipment: Shipment) => void
}

export const openLiveStock = ({ delivery }: Pick<Shop, 'delivery'>): LiveStock => {
  const latest = openLatest(stockMachine)
  const { state, cleared } = latest
  return {
    state,
    cleared,
    choose: (questions, shipment) => {
      if (questions.length > 0) void reporting(latest, questions)(delivery.getDeliveryDates({ questions, shipment }))()
      else cleared()
    },
  }
}
