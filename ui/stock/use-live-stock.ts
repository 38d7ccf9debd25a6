import { useEffect, useMemo, useState } from 'react'
import type { StockQuestion } from '../../application/contract/delivery.ts'
import { openLiveStock, type ReadStock } from '../../application/storefront/stock/live-stock.ts'
import { loadResult, type LoadResult } from '../../domain/loading/load-result.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { useSignal } from '../binding/use-signal.ts'

/** Stock and delivery of the current choices, loaded again on changes; an outdated response is ignored. */
export const useLiveStock = (read: ReadStock, questions: readonly StockQuestion[]): LoadResult<readonly VariantStock[], Failure> => {
  const [stock] = useState(() => openLiveStock(read))
  const levels = useSignal(stock.state, stock.state.now())
  const chosen = JSON.stringify(questions)
  useEffect(() => { stock.choose(JSON.parse(chosen) as readonly StockQuestion[]) }, [stock, chosen])
  useEffect(() => stock.cleared, [stock])
  return useMemo(() => loadResult(levels.context), [levels])
}
