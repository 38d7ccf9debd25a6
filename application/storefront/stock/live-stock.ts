import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { StockQuestion } from '../../contract/delivery.ts'
import { stockMachine } from '../../../domain/stock/stock.machine.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { openLatest, type Latest } from '../loading/latest.ts'
import { reporting } from '../loading/reporting.ts'
import type { Failure } from '../../../domain/refusal.ts'

/** Stock and arrival of the current selection; only the latest response counts (Commerce §4). */
export type LiveStock = Pick<Latest<unknown, readonly VariantStock[]>, 'state' | 'cleared'> & {
  readonly choose: (questions: readonly StockQuestion[]) => void
}

/** Reads stock and arrival of lenses. */
export type ReadStock = (questions: readonly StockQuestion[]) => TaskEither<Failure, readonly VariantStock[]>

export const openLiveStock = (read: ReadStock): LiveStock => {
  const latest = openLatest(stockMachine)
  const { state, cleared } = latest
  return {
    state,
    cleared,
    choose: (questions) => {
      if (questions.length > 0) void reporting(latest, questions)(read(questions))()
      else cleared()
    },
  }
}
