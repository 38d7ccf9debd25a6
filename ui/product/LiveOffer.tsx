import { useMemo } from 'react'
import type { StockQuestion } from '../../application/storefront/stock/stock-gateway.port.ts'
import type { Pricing } from '../../domain/pricing/pricing.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { StockAnswer } from '../../domain/stock/stock.machine.ts'
import { useLivePrice } from '../pricing/use-live-price.ts'
import { useLiveStock } from '../stock/use-live-stock.ts'
import { useTold } from '../binding/use-told.ts'

/** What the shop answers about what is chosen right now. */
export type Live = { readonly pricing?: Pricing; readonly stock: StockAnswer }

export type LiveOfferProps = {
  readonly productId: ProductId
  readonly packs: number
  readonly fk: string | undefined
  readonly questions: readonly StockQuestion[]
  readonly onChange: (live: Live) => void
}

/** Asks for price and stock at every change and tells the page; fetched with the first choice, most pages are only read. */
export const LiveOffer = ({ productId, packs, fk, questions, onChange }: LiveOfferProps) => {
  const price = useLivePrice(productId, Math.max(1, packs), fk)
  const stock = useLiveStock(questions)
  const pricing = price.answer._tag === 'Priced' && !price.isWaiting ? price.answer.pricing : undefined
  const live = useMemo(
    (): Live => ({ stock: stock.answer, ...(pricing === undefined ? {} : { pricing }) }),
    [stock.answer, pricing],
  )
  useTold(live, onChange)
  return null
}
