import { useEffect, useMemo, useState } from 'react'
import type { StockQuestion } from '../../application/contract/delivery.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import { openLiveStock } from '../../application/storefront/stock/live-stock.ts'
import type { Shipment } from '../../domain/delivery/shipment.ts'
import { loadResult, type LoadResult } from '../../domain/loading/load-result.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'

/** Stock and delivery of the current choices, loaded again on changes; an outdated response is ignored. */
export const useLiveStock = (
  questions: readonly StockQuestion[],
  shipment: Shipment = {},
): LoadResult<readonly VariantStock[], Failure> => {
  const shop = useInjected(Shop)
  const [stock] = useState(() => openLiveStock(shop))
  const levels = useSignal(stock.state, stock.state.now())
  const chosen = JSON.stringify({ questions, shipment })
  useEffect(() => {
    const { questions, shipment } = JSON.parse(chosen) as { readonly questions: readonly StockQuestion[]; readonly shipment: Shipment }
    stock.choose(questions, shipment)
  }, [stock, chosen])
  return useMemo(() => loadResult(levels.context), [levels])
}
