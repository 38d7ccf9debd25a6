import * as fc from 'fast-check'
import { initialTransition, transition, type SnapshotFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import { canAskPrice, priceRequestMachine, type PriceEvent } from '../../../domain/pricing/price-request.machine.ts'
import type { Pricing } from '../../../domain/pricing/pricing.ts'
import { quotePrice } from '../../../domain/pricing/quote-price.ts'
import { DEFAULT_QUANTITY } from '../../../domain/quantity/quantity.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { productId } from '../../support/builders/product.ts'
import { machineEdges, restingStates } from '../../support/machine-edges.ts'

const priceOf = (product: number, current = 5000): Pricing =>
  quotePrice(aPriceEntry({ productId: product, current }), DEFAULT_QUANTITY, 0)
const asked = (sequence: number, product = 1, quantity = 1): PriceEvent => ({
  type: 'price.asked',
  question: { sequence, productId: productId(product), quantity },
})
const received = (sequence: number, pricing: Pricing = priceOf(1)): PriceEvent => ({
  type: 'price.received',
  sequence,
  pricing,
})
const failed = (sequence: number): PriceEvent => ({
  type: 'price.failed',
  sequence,
  failure: { _tag: 'ServiceUnavailable' },
})
const after = (...events: readonly PriceEvent[]): SnapshotFrom<typeof priceRequestMachine> =>
  events.reduce(
    (state, event) => transition(priceRequestMachine, state, event)[0],
    initialTransition(priceRequestMachine)[0],
  )

describe('the price request', () => {
  it('CC-PRICE-06 asks only with a product and a quantity above zero', () => {
    const questions: readonly { readonly productId?: number; readonly quantity: number }[] = [
      { quantity: 1 },
      { productId: 1, quantity: 0 },
      { productId: 1, quantity: -1 },
      { productId: 1, quantity: 1 },
    ]
    const asks = questions.map(({ productId: id, quantity }) => ({
      sequence: 1,
      quantity,
      ...(id === undefined ? {} : { productId: productId(id) }),
    }))
    expect(asks.map(canAskPrice)).toEqual([false, false, false, true])
    expect(asks.map((question) => after({ type: 'price.asked', question }).hasTag('waiting'))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  it('CC-PRICE-08 keeps an error only of the latest request, and no late answer', () => {
    expect(after(asked(1), asked(2), failed(1)).context.answer).toEqual({ _tag: 'NoPrice' })
    expect(after(asked(1), asked(2), failed(1), failed(2)).context.answer).toMatchObject({ _tag: 'Failed' })
    expect(after(asked(1), asked(2), received(2, priceOf(1, 4000)), received(1)).context.answer).toEqual({
      _tag: 'Priced',
      pricing: priceOf(1, 4000),
    })
    expect(after(asked(1), asked(2), received(1)).value).toBe('asked')
  })

  it('CC-PRICE-03 applies a price only to the product it was asked for', () => {
    expect(priceOf(1).productIds).toContain(productId(1))
    expect(after(asked(1), received(1, priceOf(2))).context.answer).toEqual({ _tag: 'NoPrice' })
    expect(after(asked(1), received(1, priceOf(1))).context.answer).toEqual({ _tag: 'Priced', pricing: priceOf(1) })
  })

  it('keeps the price of the same product on show while a new quantity is asked for', () => {
    expect(after(asked(1), received(1), asked(2, 1, 3)).context.answer).toMatchObject({ _tag: 'Priced' })
    expect(after(asked(1), received(1), asked(2, 7)).context.answer).toEqual({ _tag: 'NoPrice' })
  })

  it('goes every way there is, and no other', () => {
    const events = [asked(1), asked(2, 1, 0), received(1), failed(1), received(9)]
    expect(restingStates(priceRequestMachine)).toEqual(['asked', 'failed', 'idle', 'priced'])
    expect(machineEdges(priceRequestMachine, events)).toEqual([
      'asked + price.asked -> idle',
      'asked + price.failed -> failed',
      'asked + price.received -> priced',
      'failed + price.asked -> asked',
      'failed + price.asked -> idle',
      'idle + price.asked -> asked',
      'priced + price.asked -> asked',
      'priced + price.asked -> idle',
    ])
  })

  it('ends with the answer to the last question whatever order the answers come in', () => {
    const arrivals = fc.integer({ min: 1, max: 6 }).chain((count) =>
      fc.record({
        count: fc.constant(count),
        order: fc.shuffledSubarray(
          Array.from({ length: count }, (_, index) => index + 1),
          { minLength: count, maxLength: count },
        ),
        failing: fc.uniqueArray(fc.integer({ min: 1, max: count })),
      }),
    )
    fc.assert(
      fc.property(arrivals, ({ count, order, failing }) => {
        const questions = order.map((_, index) => asked(index + 1))
        const answers = order.map((sequence) =>
          failing.includes(sequence) ? failed(sequence) : received(sequence, priceOf(1, sequence * 100)),
        )
        const { answer } = after(...questions, ...answers).context
        expect(answer).toEqual(
          failing.includes(count)
            ? { _tag: 'Failed', failure: { _tag: 'ServiceUnavailable' } }
            : { _tag: 'Priced', pricing: priceOf(1, count * 100) },
        )
      }),
    )
  })
})
