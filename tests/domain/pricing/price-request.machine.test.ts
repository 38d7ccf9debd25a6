import { initialTransition, transition } from 'xstate'
import { describe, expect, it } from 'vitest'
import { loadResult } from '../../../domain/loading/load-result.ts'
import type { LatestEvent } from '../../../domain/loading/latest-response.machine.ts'
import { canRequestPrice, priceRequestMachine, type PriceQuery } from '../../../domain/pricing/price-request.machine.ts'
import type { Pricing } from '../../../domain/pricing/pricing.ts'
import { quotePrice } from '../../../domain/pricing/quote-price.ts'
import { DEFAULT_QUANTITY } from '../../../domain/quantity/quantity.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { productId } from '../../support/builders/product.ts'

type PriceEvent = LatestEvent<PriceQuery, Pricing, Failure>

const priceOf = (product: number, current = 5000): Pricing =>
  quotePrice(aPriceEntry({ productId: product, current }), DEFAULT_QUANTITY, 0)
const send = (sequence: number, product = 1, quantity = 1): PriceEvent => ({
  type: 'request.sent', sequence, query: { productId: productId(product), quantity },
})
const received = (sequence: number, pricing: Pricing = priceOf(1)): PriceEvent => (
  { type: 'response.received', sequence, response: pricing }
)
const failed = (sequence: number): PriceEvent => ({ type: 'request.failed', sequence, failure: { _tag: 'ServiceUnavailable' } })
const after = (...events: readonly PriceEvent[]) =>
  events.reduce((state, event) => transition(priceRequestMachine, state, event)[0], initialTransition(priceRequestMachine)[0])
const loadedAfter = (...events: readonly PriceEvent[]) => loadResult(after(...events).context)

describe('the price request', () => {
  it('CC-PRICE-06 is sent only with a product and a quantity above zero', () => {
    const requests = [{ productId: undefined, quantity: 1 }, ...[0, -1, 1].map((quantity) => ({ productId: productId(1), quantity }))]
    expect(requests.map(canRequestPrice)).toEqual([false, false, false, true])
  })

  it('CC-PRICE-08 keeps an error only of the latest request, and no late response', () => {
    expect(loadedAfter(send(1), send(2), failed(1))).toEqual({ _tag: 'Pending' })
    expect(loadedAfter(send(1), send(2), failed(1), failed(2))).toMatchObject({ _tag: 'Failed' })
    expect(
      loadedAfter(send(1), send(2), received(2, priceOf(1, 4000)), received(1)),
    ).toEqual({ _tag: 'Loaded', response: priceOf(1, 4000) })
    expect(after(send(1), send(2), received(1)).value).toBe('waiting')
  })

  it('CC-PRICE-03 applies a price only to the product it was requested for', () => {
    expect(priceOf(1).productIds).toContain(productId(1))
    expect(loadedAfter(send(1), received(1, priceOf(2)))).toEqual({ _tag: 'Pending' })
    expect(loadedAfter(send(1), received(1, priceOf(1)))).toEqual({ _tag: 'Loaded', response: priceOf(1) })
  })

  it('keeps the price of the same product visible while a new quantity is loading', () => {
    expect(loadedAfter(send(1), received(1), send(2, 1, 3))).toMatchObject({ _tag: 'Loaded' })
    expect(loadedAfter(send(1), received(1), send(2, 7))).toEqual({ _tag: 'Pending' })
    expect(loadedAfter(send(1), failed(1), send(2, 7))).toEqual({ _tag: 'Pending' })
  })
})
