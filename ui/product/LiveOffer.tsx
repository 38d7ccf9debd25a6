import { useMemo } from 'react'
import type { StockQuestion } from '../../application/contract/delivery.ts'
import type { LoadResult } from '../../domain/loading/load-result.ts'
import type { Pricing } from '../../domain/pricing/pricing.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { useLivePrice } from '../pricing/use-live-price.ts'
import { useLiveStock } from '../stock/use-live-stock.ts'
import { useOnChange } from '../binding/use-on-change.ts'

/** Price and stock of the current choices. */
export type Live = { readonly pricing?: Pricing; readonly stock: LoadResult<readonly VariantStock[], Failure> }

export type LiveOfferProps = {
  readonly productId: ProductId
  readonly packs: number
  readonly fk: string | undefined
  readonly questions: readonly StockQuestion[]
  readonly onChange: (live: Live) => void
}

/**
 * Loads price and stock on every change and passes them to the page; its code is loaded with the first choice, since most pages
 * are only read.
 */
export const LiveOffer = ({ productId, packs, fk, questions, onChange }: LiveOfferProps) => {
  const price = useLivePrice(productId, Math.max(1, packs), fk)
  const stock = useLiveStock(questions)
  const pricing = price.result._tag === 'Loaded' && !price.isWaiting ? price.result.response : undefined
  const live = useMemo(
    (): Live => ({ stock, ...(pricing === undefined ? {} : { pricing }) }),
    [stock, pricing],
  )
  useOnChange(live, onChange)
  return null
}
