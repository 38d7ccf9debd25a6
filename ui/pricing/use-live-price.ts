import { useEffect, useMemo, useState } from 'react'
import { openLivePrice } from '../../application/storefront/pricing/live-price.ts'
import type { QuotePrice } from '../../application/storefront/pricing/quote-price.ts'
import { loadResult, type LoadResult } from '../../domain/loading/load-result.ts'
import type { Pricing } from '../../domain/pricing/pricing.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { Failure } from '../../domain/refusal.ts'
import { useSignal } from '../binding/use-signal.ts'

export type ShownPrice = { readonly result: LoadResult<Pricing, Failure>; readonly isWaiting: boolean }

/** The price of a quantity for this visitor, quoted again on every change; only the latest response counts. */
export const useLivePrice = (quote: QuotePrice, productId: ProductId, quantity: number, fk?: string): ShownPrice => {
  const [price] = useState(() => openLivePrice(quote))
  const quotes = useSignal(price.state, price.state.now())
  useEffect(() => { price.choose({ productId, quantity }, fk) }, [price, productId, quantity, fk])
  useEffect(() => price.cleared, [price])
  return useMemo(() => ({ result: loadResult(quotes.context), isWaiting: quotes.hasTag('waiting') }), [quotes])
}
