import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { openLiveStock } from '../../../../application/storefront/stock/live-stock.ts'
import type { StockQuestion } from '../../../../application/contract/delivery.ts'
import { loadResult } from '../../../../domain/loading/load-result.ts'
import { variantId } from '../../../../domain/product/variant.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import type { VariantStock } from '../../../../domain/stock/variant-stock.ts'
import { productId } from '../../../support/builders/product.ts'

type StockResult = E.Either<Failure, readonly VariantStock[]>

const SILENT: StockResult = E.left({ _tag: 'ServiceUnavailable' })
const stocks = (onHand: number): readonly VariantStock[] => [
  { variantId: variantId(productId(1), {}), stock: { onHand, stopOrder: false } },
]
const packs = (quantity: number): readonly StockQuestion[] => [{ productId: productId(1), option: {}, quantity }]

/** Runs all pending microtasks. */
const nextTick = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve) })

/** A shop that responds to its requests in the given order, counted from 0. */
const opened = () => {
  const requests: (readonly StockQuestion[])[] = []
  const waiting: ((response: StockResult) => void)[] = []
  const stock = openLiveStock((questions) => () => {
    requests.push(questions)
    return new Promise((resolve) => { waiting.push(resolve) })
  })
  const choose = (queries: readonly StockQuestion[]): Promise<void> => {
    stock.choose(queries)
    return nextTick()
  }
  const respond = (index: number, message: StockResult): Promise<void> => {
    waiting[index]?.(message)
    return nextTick()
  }
  return { stock, requests, choose, respond, loaded: () => loadResult(stock.state.now().context) }
}

describe('the stock of the selection', () => {
  it('CC-DELIV-05 is that of the last request; an outdated one is dropped with its error', async () => {
    const { stock, choose, respond, loaded } = opened()
    await choose(packs(1))
    await choose(packs(2))
    await respond(0, E.right(stocks(3)))
    expect([loaded(), stock.state.now().hasTag('waiting')]).toEqual([{ _tag: 'Pending' }, true])
    await respond(1, E.right(stocks(7)))
    expect(loaded()).toEqual({ _tag: 'Loaded', response: stocks(7) })
    await choose(packs(3))
    await choose(packs(4))
    await respond(3, E.right(stocks(9)))
    await respond(2, SILENT)
    expect(loaded()).toEqual({ _tag: 'Loaded', response: stocks(9) })
  })

  it('is unknown again when nothing is selected, and a pending response is dropped', async () => {
    const { requests, choose, respond, loaded } = opened()
    await choose(packs(1))
    await choose([])
    await respond(0, E.right(stocks(3)))
    expect([loaded(), requests.length]).toEqual([{ _tag: 'Pending' }, 1])
  })

  it('is requested for what is chosen', async () => {
    const { requests, choose } = opened()
    await choose(packs(2))
    expect(requests).toEqual([packs(2)])
  })
})
