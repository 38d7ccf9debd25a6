import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useMemo } from 'react'
import type { StockQuestion } from '../../application/contract/delivery.ts'
import type { QuotePrice } from '../../application/storefront/pricing/quote-price.ts'
import type { ReadStock } from '../../application/storefront/stock/live-stock.ts'
import type { LoadResult } from '../../domain/loading/load-result.ts'
import type { Pricing } from '../../domain/pricing/pricing.ts'
import type { ProductId } from '../../domain/product/product.ts'
import type { Failure } from '../../domain/refusal.ts'
import type { VariantStock } from '../../domain/stock/variant-stock.ts'
import { useAskAction } from '../binding/use-ask.ts'
import { useOnChange } from '../binding/use-on-change.ts'
import { useLivePrice } from '../pricing/use-live-price.ts'
import { useLiveStock } from '../stock/use-live-stock.ts'
import type { ProductReply } from './product-reply.ts'
import type { action } from './product.route.ts'
import type { SentFields } from './sent-fields.ts'

/** Price and stock of the current choices. */
export type Live = { readonly pricing?: Pricing; readonly stock: LoadResult<readonly VariantStock[], Failure> }

export type LiveOfferProps = {
  readonly productId: ProductId
  readonly packs: number
  readonly fk: string | undefined
  readonly questions: readonly StockQuestion[]
  /** The choices as the form of the page sends them, and its address. */
  readonly fields: SentFields
  readonly address: string
  readonly onChange: (live: Live) => void
}

const UNAVAILABLE: Failure = { _tag: 'ServiceUnavailable' }

type Ask = (form: URLSearchParams) => Promise<ProductReply | undefined>

/** Price and stock of the choices, as the page's own form replies to them: one request for both. */
const openReplies = (ask: Ask) => {
  let chosen: SentFields = {}
  let latest: { readonly key: string; readonly reply: Promise<ProductReply | undefined> } | undefined
  const replyOf = (): Promise<ProductReply | undefined> => {
    const form = new URLSearchParams({ ...chosen, intent: 'update' })
    const key = form.toString()
    if (latest?.key !== key) latest = { key, reply: ask(form) }
    const { reply } = latest
    void reply.then(() => { if (latest?.reply === reply) latest = undefined })
    return reply
  }
  const quote: QuotePrice = () => async () => E.fromNullable(UNAVAILABLE)((await replyOf())?.pricing)
  const read: ReadStock = () => async () => E.fromNullable(UNAVAILABLE)((await replyOf())?.stocks)
  return { quote, read, choose: (fields: SentFields): void => { chosen = fields } }
}

const useReplies = (fields: SentFields, address: string) => {
  const ask = useAskAction<typeof action>()
  const replies = useMemo(() => openReplies((form) => ask(address, form)), [ask, address])
  useEffect(() => { replies.choose(fields) })
  return replies
}

/**
 * Loads price and stock on every change and passes them to the page; its code is loaded with the first choice, since most pages
 * are only read.
 */
export const LiveOffer = ({ productId, packs, fk, questions, fields, address, onChange }: LiveOfferProps) => {
  const { quote, read } = useReplies(fields, address)
  const price = useLivePrice(quote, productId, Math.max(1, packs), fk)
  const stock = useLiveStock(read, questions)
  const pricing = price.result._tag === 'Loaded' && !price.isWaiting ? price.result.response : undefined
  const live = useMemo(
    (): Live => ({ stock, ...(pricing === undefined ? {} : { pricing }) }),
    [stock, pricing],
  )
  useOnChange(live, onChange)
  return null
}
