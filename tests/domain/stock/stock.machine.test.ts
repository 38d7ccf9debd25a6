import { initialTransition, transition } from 'xstate'
import { describe, expect, it } from 'vitest'
import { loadResult } from '../../../domain/loading/load-result.ts'
import type { LatestEvent } from '../../../domain/loading/latest-response.machine.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { stockMachine } from '../../../domain/stock/stock.machine.ts'
import type { VariantStock } from '../../../domain/stock/variant-stock.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aVariantId } from '../../support/builders/stock-row.ts'

type StockEvent = LatestEvent<unknown, readonly VariantStock[], Failure>

const variantId = aVariantId(aProduct(), { sphere: -2, radius: 8.6, diameter: 14 })
const stocks = (onHand: number): readonly VariantStock[] => [{ variantId, stock: { onHand, stopOrder: false } }]
const send = (sequence: number): StockEvent => ({ type: 'request.sent', sequence, query: sequence })
const received = (sequence: number, onHand = 5): StockEvent => ({ type: 'response.received', sequence, response: stocks(onHand) })
const failed = (sequence: number): StockEvent => ({ type: 'request.failed', sequence, failure: { _tag: 'ServiceUnavailable' } })
const forgotten = (sequence: number): StockEvent => ({ type: 'response.cleared', sequence })
const after = (...events: readonly StockEvent[]) =>
  events.reduce((state, event) => transition(stockMachine, state, event)[0], initialTransition(stockMachine)[0])
const loadedAfter = (...events: readonly StockEvent[]) => loadResult(after(...events).context)

describe('the request for stock and delivery dates', () => {
  it('CC-DELIV-05 ignores a response that a newer request overtook, and its error', () => {
    expect(loadedAfter(send(1), send(2), received(2, 7), received(1, 3))).toEqual({ _tag: 'Loaded', response: stocks(7) })
    expect(after(send(1), send(2), received(1, 3)).hasTag('waiting')).toBe(true)
    expect(loadedAfter(send(1), send(2), received(1, 3))).toEqual({ _tag: 'Pending' })
    expect(loadedAfter(send(1), send(2), failed(1), received(2, 7))).toEqual({ _tag: 'Loaded', response: stocks(7) })
    expect(loadedAfter(send(1), send(2), received(2, 7), failed(1))).toEqual({ _tag: 'Loaded', response: stocks(7) })
  })

  it('keeps the error of the latest request', () => {
    expect(loadedAfter(send(1), failed(1))).toEqual({ _tag: 'Failed', failure: { _tag: 'ServiceUnavailable' } })
  })

  it('keeps its data while it requests something else', () => {
    expect(loadedAfter(send(1), received(1, 7), send(2))).toEqual({ _tag: 'Loaded', response: stocks(7) })
  })

  it('clears its data when another product is selected, and ignores a pending response', () => {
    expect(loadedAfter(send(1), received(1), forgotten(2))).toEqual({ _tag: 'Pending' })
    expect(loadedAfter(send(1), forgotten(2), received(1))).toEqual({ _tag: 'Pending' })
  })
})
