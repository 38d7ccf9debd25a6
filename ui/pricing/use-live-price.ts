import { useMachine } from '@xstate/react'
import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useRef } from 'react'
import { QuotePrice } from '../../application/storefront/pricing/quote-price.ts'
import { priceRequestMachine } from '../../domain/pricing/price-request.machine.ts'
import type { PriceAnswer } from '../../domain/pricing/price-request.machine.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { useInjected } from '../binding/use-injected.ts'

export type LivePrice = { readonly answer: PriceAnswer; readonly isWaiting: boolean }

/** The price of so many packs for this visitor, asked again at every change; only the latest answer counts. */
export const useLivePrice = (productId: ProductId, quantity: number, fk?: string): LivePrice => {
  const quote = useInjected(QuotePrice)
  const [snapshot, send] = useMachine(priceRequestMachine)
  const asked = useRef(0)
  useEffect(() => {
    asked.current += 1
    const sequence = asked.current
    send({ type: 'price.asked', question: { sequence, productId, quantity } })
    const ask = async (): Promise<void> => {
      const answer = await quote(productId, quantity, fk)()
      if (E.isLeft(answer)) send({ type: 'price.failed', sequence, failure: answer.left })
      else if (answer.right !== undefined) send({ type: 'price.received', sequence, pricing: answer.right })
    }
    const timer = setTimeout(() => { void ask() }, 0)
    return () => { clearTimeout(timer) }
  }, [quote, send, productId, quantity, fk])
  return { answer: snapshot.context.answer, isWaiting: snapshot.hasTag('waiting') }
}
