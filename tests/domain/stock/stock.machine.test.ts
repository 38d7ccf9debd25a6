import * as fc from 'fast-check'
import { initialTransition, transition, type SnapshotFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import { stockMachine, type StockEvent } from '../../../domain/stock/stock.machine.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aVariantId } from '../../support/builders/stock-row.ts'
import { machineEdges, restingStates } from '../../support/machine-edges.ts'

const variantId = aVariantId(aProduct(), { sphere: -2, radius: 8.6, diameter: 14 })
const shelf = (onHand: number): readonly VariantStock[] => [{ variantId, stock: { onHand, stopOrder: false } }]
const asked = (sequence: number): StockEvent => ({ type: 'stock.asked', sequence })
const received = (sequence: number, onHand = 5): StockEvent => ({
  type: 'stock.received',
  sequence,
  stocks: shelf(onHand),
})
const failed = (sequence: number): StockEvent => ({
  type: 'stock.failed',
  sequence,
  failure: { _tag: 'ServiceUnavailable' },
})
const forgotten: StockEvent = { type: 'stock.forgotten' }
const after = (...events: readonly StockEvent[]): SnapshotFrom<typeof stockMachine> =>
  events.reduce((state, event) => transition(stockMachine, state, event)[0], initialTransition(stockMachine)[0])

describe('the search for stock and delivery dates', () => {
  it('CC-DELIV-05 ignores a search that a newer one overtook, its error as well', () => {
    expect(after(asked(1), asked(2), received(2, 7), received(1, 3)).context.answer).toEqual({
      _tag: 'Known',
      stocks: shelf(7),
    })
    expect(after(asked(1), asked(2), received(1, 3)).hasTag('waiting')).toBe(true)
    expect(after(asked(1), asked(2), failed(1), received(2, 7)).context.answer).toEqual({
      _tag: 'Known',
      stocks: shelf(7),
    })
    expect(after(asked(1), asked(2), received(2, 7), failed(1)).context.answer).toEqual({
      _tag: 'Known',
      stocks: shelf(7),
    })
  })

  it('keeps the error of the latest search', () => {
    expect(after(asked(1), failed(1)).context.answer).toEqual({
      _tag: 'Failed',
      failure: { _tag: 'ServiceUnavailable' },
    })
  })

  it('forgets what it knew when something else is looked at, and an answer that was on its way', () => {
    expect(after(asked(1), received(1), forgotten).context.answer).toEqual({ _tag: 'NotKnown' })
    expect(after(asked(1), forgotten, received(1)).context.answer).toEqual({ _tag: 'NotKnown' })
  })

  it('goes every way there is, and no other', () => {
    expect(restingStates(stockMachine)).toEqual(['asked', 'failed', 'known', 'unknown'])
    expect(machineEdges(stockMachine, [asked(1), asked(2), received(1), failed(1), forgotten])).toEqual([
      'asked + stock.failed -> failed',
      'asked + stock.forgotten -> unknown',
      'asked + stock.received -> known',
      'failed + stock.asked -> asked',
      'failed + stock.forgotten -> unknown',
      'known + stock.asked -> asked',
      'known + stock.forgotten -> unknown',
      'unknown + stock.asked -> asked',
    ])
  })

  it('ends with the answer to the last search whatever order the answers come in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1 }), (order) => {
        const questions = order.toSorted((one, other) => one - other).map(asked)
        const { answer } = after(...questions, ...order.map((sequence) => received(sequence, sequence))).context
        expect(answer).toEqual({ _tag: 'Known', stocks: shelf(Math.max(...order)) })
      }),
    )
  })
})
