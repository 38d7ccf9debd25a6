import { useEffect, useMemo, useState } from 'react'
import { CheckStock } from '../../application/storefront/stock/check-stock.ts'
import { openLiveStock } from '../../application/storefront/stock/live-stock.ts'
import type { StockQuery } from '../../application/storefront/stock/stock-gateway.port.ts'
import type { Shipment } from '../../domain/delivery/shipment.ts'
import { loadResult, type LoadResult } from '../../domain/loading/load-result.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Stock and delivery of the current choices, loaded again on changes; an outdated response is ignored. */
export const useLiveStock = (
  questions: readonly StockQuery[],
  shipment: Shipment = {},
): LoadResult<readonly VariantStock[], Failure> => {
  const check = useInjected(CheckStock)
  const [stock] = useState(() => openLiveStock(check))
  const levels = useSignal(stock.state, stock.state.now())
  const chosen = JSON.stringify({ questions, shipment })
  useEffect(() => {
    const { questions, shipment } = JSON.parse(chosen) as { readonly questions: readonly StockQuery[]; readonly shipment: Shipment }
    stock.choose(questions, shipment)
  }, [stock, chosen])
  return useMemo(() => loadResult(levels.context), [levels])
}
