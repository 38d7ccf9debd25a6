import * as E from 'fp-ts/lib/Either.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLivePrice } from '../../../../application/storefront/pricing/live-price.ts'
import { loadResult } from '../../../../domain/loading/load-result.ts'
import type { Pricing } from '../../../../domain/pricing/pricing.ts'
import { quotePrice } from '../../../../domain/pricing/quote-price.ts'
import { makeQuantity } from '../../../../domain/quantity/quantity.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { made } from '../../../support/builders/made.ts'
import { aPriceEntry } from '../../../support/builders/price-entry.ts'
import { productId } from '../../../support/builders/product.ts'

const SILENT: Failure = { _tag: 'ServiceUnavailable' }
const LENS = productId(1)
const priceOf = (packs: number): Pricing => quotePrice(aPriceEntry({ productId: 1 }), made(makeQuantity(packs, 9)), 0)

/** A shop that answers each number of packs when it is told to. */
const opened = () => {
  const request: (readonly [packs: number, fk?: string])[] = []
  const waiting = new Map<number, (result: E.Either<Failure, Pricing>) => void>()
  const price = openLivePrice((_product, packs, fk) => () => {
    request.push(fk === undefined ? [packs] : [packs, fk])
    return new Promise((resolve) => { waiting.set(packs, resolve) })
  })
  return {
    price,
    asked: request,
    choose: async (packs: number, fk?: string) => {
      price.choose({ productId: LENS, quantity: packs }, fk)
      await vi.advanceTimersByTimeAsync(0)
    },
    answer: async (packs: number, result: E.Either<Failure, Pricing>) => {
      waiting.get(packs)?.(result)
      await vi.advanceTimersByTimeAsync(0)
    },
    known: () => loadResult(price.state.now().context),
  }
}

describe('the price of what is chosen', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  it('CC-PRICE-06 is asked for only with a product and a quantity above zero, else there is none', async () => {
    const { price, asked, choose, answer, known } = opened()
    await choose(2)
    await answer(2, E.right(priceOf(2)))
    expect(known()._tag).toBe('Loaded')
    for (const none of [{ productId: LENS, quantity: 0 }, { productId: undefined, quantity: 1 }]) price.choose(none)
    await vi.advanceTimersByTimeAsync(100)
    expect([asked, known()]).toEqual([[[2]], { _tag: 'Pending' }])
  })

  it('AS-ERRCAT-18 CC-PRICE-08 is the one asked for last, whatever comes after it, and its error alone is kept', async () => {
    const { choose, answer, known } = opened()
    await choose(1)
    await choose(2)
    await answer(1, E.left(SILENT))
    expect(known()).toEqual({ _tag: 'Pending' })
    await answer(2, E.right(priceOf(2)))
    await choose(3)
    await choose(4)
    await answer(4, E.left(SILENT))
    await answer(3, E.right(priceOf(3)))
    expect(known()).toEqual({ _tag: 'Failed', failure: SILENT })
  })

  it('stays on show while the next one is awaited', async () => {
    const { price, choose, answer, known } = opened()
    await choose(1)
    await answer(1, E.right(priceOf(1)))
    await choose(2)
    expect([known(), price.state.now().hasTag('waiting')]).toEqual([{ _tag: 'Loaded', response: priceOf(1) }, true])
  })

  it('is asked for once for what is chosen in one go, with the campaign that brought the visitor', async () => {
    const { price, asked, choose } = opened()
    for (const packs of [1, 2]) price.choose({ productId: LENS, quantity: packs }, 'X')
    expect(price.state.now().hasTag('waiting')).toBe(true)
    await choose(3, 'X')
    expect(asked).toEqual([[3, 'X']])
  })

  it('is not asked for once nobody looks any more', async () => {
    const { price, asked } = opened()
    price.choose({ productId: LENS, quantity: 1 })
    price.cleared()
    await vi.advanceTimersByTimeAsync(10)
    expect(asked).toEqual([])
  })
})
