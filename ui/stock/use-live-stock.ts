import { useEffect, useRef, useState } from 'react'
import type { StockQuestion } from '../../application/contract/delivery.ts'
import { Shop } from '../../application/storefront/shop/shop.ts'
import type { LiveStock } from '../../application/storefront/stock/live-stock.ts'
import type { Shipment } from '../../domain/delivery/shipment.ts'
import { loadResult, type LoadResult } from '../../domain/loading/load-result.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { reloadForMissingCode } from '../binding/reload-for-missing-code.ts'
import { useInjected } from '../binding/use-injected.ts'

type Levels = LoadResult<readonly VariantStock[], Failure>

/** Loads the code with the first question: most pages are rendered with their stock. */
const openStock = async (shop: Shop, publish: (levels: Levels) => void): Promise<LiveStock> => {
  const { openLiveStock } = await import('../../application/storefront/stock/live-stock.ts')
  const stock = openLiveStock(shop)
  stock.state.subscribe(() => { publish(loadResult(stock.state.now().context)) })
  return stock
}

/** Stock and delivery of the current choices, loaded again on changes; an outdated response is ignored. */
export const useLiveStock = (questions: readonly StockQuestion[], shipment: Shipment = {}): Levels => {
  const shop = useInjected(Shop)
  const [levels, setLevels] = useState<Levels>({ _tag: 'Pending' })
  const opened = useRef<Promise<LiveStock>>(undefined)
  const chosen = JSON.stringify({ questions, shipment })
  useEffect(() => {
    const { questions, shipment } = JSON.parse(chosen) as { readonly questions: readonly StockQuestion[]; readonly shipment: Shipment }
    if (questions.length === 0 && opened.current === undefined) return
    opened.current ??= openStock(shop, setLevels)
    opened.current.then((stock) => { stock.choose(questions, shipment) }, () => {
      opened.current = undefined
      setLevels({ _tag: 'Failed', failure: { _tag: 'ServiceUnavailable' } })
      void reloadForMissingCode()
    })
  }, [shop, chosen])
  return levels
}
