import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { openLiveStock } from '../../../../application/storefront/stock/live-stock.ts'
import type { StockQuery } from '../../../../application/storefront/stock/stock-gateway.port.ts'
import type { Shipment } from '../../../../domain/delivery/shipment.ts'
import { loadResult } from '../../../../domain/loading/load-result.ts'
import { variantId } from '../../../../domain/product/variant.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import type { VariantStock } from '../../../../domain/stock/variant-stock.ts'
import { productId } from '../../../support/builders/product.ts'

type Answer = E.Either<Failure, readonly VariantStock[]>

const SILENT: Answer = E.left({ _tag: 'ServiceUnavailable' })
const stocks = (onHand: number): readonly VariantStock[] => [
  { variantId: variantId(productId(1), {}), stock: { onHand, stopOrder: false } },
]
const packs = (quantity: number): readonly StockQuery[] => [{ productId: productId(1), option: {}, quantity }]

/** Lets everything happen that waits for nobody. */
const turn = (): Promise<void> => new Promise((resolve) => { setImmediate(resolve) })

/** A shop that answers its questions in the order it is told to, counted from 0. */
const opened = () => {
  const request: (Shipment | undefined)[] = []
  const waiting: ((response: Answer) => void)[] = []
  const stock = openLiveStock((_questions, shipment) => () => {
    request.push(shipment)
    return new Promise((resolve) => { waiting.push(resolve) })
  })
  const choose = (questions: readonly StockQuery[], shipment?: Shipment): Promise<void> => {
    stock.choose(questions, shipment)
    return turn()
  }
  const respond = (question: number, message: Answer): Promise<void> => {
    waiting[question]?.(message)
    return turn()
  }
  return { stock, asked: request, choose, answer: respond, known: () => loadResult(stock.state.now().context) }
}

describe('the stock of what is chosen', () => {
  it('CC-DELIV-05 is that of the last question, an overtaken one is dropped with its error', async () => {
    const { stock, choose, answer, known } = opened()
    await choose(packs(1))
    await choose(packs(2))
    await answer(0, E.right(stocks(3)))
    expect([known(), stock.state.now().hasTag('waiting')]).toEqual([{ _tag: 'Pending' }, true])
    await answer(1, E.right(stocks(7)))
    expect(known()).toEqual({ _tag: 'Loaded', response: stocks(7) })
    await choose(packs(3))
    await choose(packs(4))
    await answer(3, E.right(stocks(9)))
    await answer(2, SILENT)
    expect(known()).toEqual({ _tag: 'Loaded', response: stocks(9) })
  })

  it('is unknown again when nothing is chosen any more, and an answer on its way is dropped', async () => {
    const { asked, choose, answer, known } = opened()
    await choose(packs(1))
    await choose([])
    await answer(0, E.right(stocks(3)))
    expect([known(), asked.length]).toEqual([{ _tag: 'Pending' }, 1])
  })

  it('is asked for as it will be shipped', async () => {
    const { asked, choose } = opened()
    await choose(packs(1), { country: 'DE' })
    expect(asked).toEqual([{ country: 'DE' }])
  })
})
