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

/** A shop that responds to each quantity on demand. */
const opened = () => {
  const requests: (readonly [packs: number, fk?: string])[] = []
  const waiting = new Map<number, (result: E.Either<Failure, Pricing>) => void>()
  const price = openLivePrice((_product, packs, fk) => () => {
    requests.push(fk === undefined ? [packs] : [packs, fk])
    return new Promise((resolve) => { waiting.set(packs, resolve) })
  })
  return {
    price,
    requests,
    choose: async (packs: number, fk?: string) => {
      price.choose({ productId: LENS, quantity: packs }, fk)
      await vi.advanceTimersByTimeAsync(0)
    },
    respond: async (packs: number, result: E.Either<Failure, Pricing>) => {
      waiting.get(packs)?.(result)
      await vi.advanceTimersByTimeAsync(0)
    },
    loaded: () => loadResult(price.state.now().context),
  }
}

describe('the price of the selection', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  it('CC-PRICE-06 is requested only with a product and a quantity above zero, otherwise there is none', async () => {
    const { price, requests, choose, respond, loaded } = opened()
    await choose(2)
    await respond(2, E.right(priceOf(2)))
    expect(loaded()._tag).toBe('Loaded')
    for (const none of [{ productId: LENS, quantity: 0 }, { productId: undefined, quantity: 1 }]) price.choose(none)
    await vi.advanceTimersByTimeAsync(100)
    expect([requests, loaded()]).toEqual([[[2]], { _tag: 'Pending' }])
  })

  it('AS-ERRCAT-18 CC-PRICE-08 is the one requested last, whatever arrives after it, and only its error is kept', async () => {
    const { choose, respond, loaded } = opened()
    await choose(1)
    await choose(2)
    await respond(1, E.left(SILENT))
    expect(loaded()).toEqual({ _tag: 'Pending' })
    await respond(2, E.right(priceOf(2)))
    await choose(3)
    await choose(4)
    await respond(4, E.left(SILENT))
    await respond(3, E.right(priceOf(3)))
    expect(loaded()).toEqual({ _tag: 'Failed', failure: SILENT })
  })

  it('stays visible while the next one is awaited', async () => {
    const { price, choose, respond, loaded } = opened()
    await choose(1)
    await respond(1, E.right(priceOf(1)))
    await choose(2)
    expect([loaded(), price.state.now().hasTag('waiting')]).toEqual([{ _tag: 'Loaded', response: priceOf(1) }, true])
  })

  it('is requested once for simultaneous choices, with the campaign of the visitor', async () => {
    const { price, requests, choose } = opened()
    for (const packs of [1, 2]) price.choose({ productId: LENS, quantity: packs }, 'X')
    expect(price.state.now().hasTag('waiting')).toBe(true)
    await choose(3, 'X')
    expect(requests).toEqual([[3, 'X']])
  })

  it('is not requested once there is no subscriber', async () => {
    const { price, requests } = opened()
    price.choose({ productId: LENS, quantity: 1 })
    price.cleared()
    await vi.advanceTimersByTimeAsync(10)
    expect(requests).toEqual([])
  })
})
