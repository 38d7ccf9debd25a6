import type { Shipment } from '../../../domain/delivery/shipment.ts'
import { stockMachine } from '../../../domain/stock/stock.machine.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { asking, openLatest, type Latest } from '../loading/latest.ts'
import type { CheckStock } from './check-stock.ts'
import type { StockQuestion } from './stock-gateway.port.ts'

/** Stock and arrival of what is chosen right now; only the latest answer counts (Commerce §4). */
export type LiveStock = Pick<Latest<unknown, readonly VariantStock[]>, 'known' | 'forgotten'> & {
  readonly choose: (questions: readonly StockQuestion[], shipment?: Shipment) => void
}

export const openLiveStock = (check: CheckStock): LiveStock => {
  const latest = openLatest(stockMachine)
  const { known, forgotten } = latest
  return {
    known,
    forgotten,
    choose: (questions, shipment) => {
      if (questions.length > 0) void asking(latest, questions)(check(questions, shipment))()
      else forgotten()
    },
  }
}
