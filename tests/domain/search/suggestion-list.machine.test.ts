import * as fc from 'fast-check'
import { initialTransition, transition, type SnapshotFrom } from 'xstate'
import { describe, expect, it } from 'vitest'
import { priceFields } from '../../../domain/pricing/price-fields.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import { makeSearchTerm } from '../../../domain/search/search-term.ts'
import { suggestionChoice } from '../../../domain/search/suggestion-choice.ts'
import { HITS_REQUESTED, HITS_SHOWN } from '../../../domain/search/hits-shown.ts'
import {
  suggestionListMachine,
  type SuggestionEvent,
} from '../../../domain/search/suggestion-list.machine.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { aProduct } from '../../support/builders/product.ts'
import { machineEdges, restingStates } from '../../support/machine-edges.ts'

const price = priceFields(chf(5000), chf(5000), chf(5000))
const hits = (count: number): readonly ProductCard[] =>
  Array.from({ length: count }, (_, index) => ({ product: aProduct({ id: index + 1 }), price }))
const typed = (text: string): SuggestionEvent => ({
  type: 'term.typed',
  term: text === '' ? undefined : made(makeSearchTerm(text)),
})
const started = (text: string): SuggestionEvent => ({ type: 'search.started', term: made(makeSearchTerm(text)) })
const found = (text: string, count: number): SuggestionEvent => ({
  type: 'hits.received',
  term: made(makeSearchTerm(text)),
  hits: hits(count),
})
const SILENT = { _tag: 'ServiceUnavailable' } as const
const failed = (text: string): SuggestionEvent => ({ type: 'search.failed', term: made(makeSearchTerm(text)), failure: SILENT })
const down: SuggestionEvent = { type: 'selection.moved', direction: 'down' }
const up: SuggestionEvent = { type: 'selection.moved', direction: 'up' }
const closed: SuggestionEvent = { type: 'list.closed' }
const after = (...events: readonly SuggestionEvent[]): SnapshotFrom<typeof suggestionListMachine> =>
  events.reduce(
    (state, event) => transition(suggestionListMachine, state, event)[0],
    initialTransition(suggestionListMachine)[0],
  )
const searched = (count: number) => [typed('acu'), started('acu'), found('acu', count)]
const selection = (...events: readonly SuggestionEvent[]) => after(...searched(2), ...events).context.selected

describe('the suggestions below the search box', () => {
  it('CC-SEARCH-07 are idle, loading, results or no results, and idle again without a term', () => {
    expect(after().value).toBe('idle')
    expect(after(typed('acu'), started('acu')).value).toBe('loading')
    expect(after(...searched(2)).value).toBe('results')
    expect(after(...searched(0)).value).toBe('noResults')
    for (const count of [0, 2]) expect(after(...searched(count), typed('')).value).toBe('idle')
    expect(after(typed('acu'), started('acu'), typed('')).value).toBe('idle')
  })

  it('CC-SEARCH-02 are at most five of the hits asked for', () => {
    expect([HITS_REQUESTED, HITS_SHOWN]).toEqual([6, 5])
    expect([6, 3].map((count) => after(...searched(count)).context.hits.length)).toEqual([5, 3])
  })

  it('CC-SEARCH-04 are walked with the arrows, show-all last, and held at both ends', () => {
    expect(selection()).toBeUndefined()
    expect(selection(down)).toBe(0)
    expect(selection(down, down)).toBe(1)
    expect(selection(down, down, down)).toBe(2)
    expect(selection(down, down, down, down)).toBe(2)
    expect(selection(down, down, up)).toBe(0)
    expect(selection(down, up)).toBeUndefined()
    expect(selection(up)).toBeUndefined()
  })

  it('open the selected product, else every hit', () => {
    expect(suggestionChoice(after(...searched(2), down, down).context)).toEqual({ _tag: 'Product', productId: 2 })
    expect(suggestionChoice(after(...searched(2), down, down, down).context)).toEqual({ _tag: 'AllHits', term: 'acu' })
    expect(suggestionChoice(after(...searched(2)).context)).toEqual({ _tag: 'AllHits', term: 'acu' })
    expect(suggestionChoice(after(typed('acu')).context)).toEqual({ _tag: 'AllHits', term: 'acu' })
    expect(suggestionChoice(after().context)).toBeUndefined()
  })

  it('go when the list is closed, and the term stays', () => {
    const state = after(...searched(2), down, closed)
    expect([state.value, state.context]).toEqual(['idle', { term: 'acu', hits: [], selected: undefined, failure: undefined }])
    expect(after(typed('acu'), started('acu'), closed, found('acu', 2)).value).toBe('idle')
  })

  it('lose the selection when something is typed, and stay on show until the new ones are there', () => {
    const state = after(...searched(2), down, typed('acuv'))
    expect([state.value, state.context.selected, state.context.hits.length]).toEqual(['results', undefined, 2])
  })

  it('drop replies to an older term, hits and failures alike', () => {
    const older = [typed('ac'), started('ac'), typed('acu'), started('acu')]
    for (const late of [found('ac', 2), found('ac', 0), failed('ac')])
      expect(after(...older, late).value).toBe('loading')
    expect(after(typed('acu'), started('ac')).value).toBe('idle')
  })

  it('are forgotten when the search fails', () => {
    expect(after(...searched(2), started('acu'), failed('acu'))).toMatchObject({ value: 'idle', context: { hits: [] } })
  })

  it('CC-SEARCH-14 keep why the search failed until the next one starts, and load no longer', () => {
    const state = after(typed('acu'), started('acu'), failed('acu'))
    expect([state.value, state.context.failure, state.hasTag('waiting')]).toEqual(['idle', SILENT, false])
    expect(after(typed('acu'), started('acu'), failed('acu'), started('acu')).context.failure).toBeUndefined()
  })

  it('go every way there is, and no other', () => {
    const events = [
      typed('acu'),
      typed(''),
      started('acu'),
      found('acu', 1),
      found('acu', 0),
      failed('acu'),
      down,
      up,
      closed,
    ]
    expect(restingStates(suggestionListMachine)).toEqual(['idle', 'loading', 'noResults', 'results'])
    expect(machineEdges(suggestionListMachine, events)).toEqual([
      'idle + search.started -> loading',
      'loading + hits.received -> noResults',
      'loading + hits.received -> results',
      'loading + list.closed -> idle',
      'loading + search.failed -> idle',
      'loading + term.typed -> idle',
      'noResults + list.closed -> idle',
      'noResults + search.started -> loading',
      'noResults + term.typed -> idle',
      'results + list.closed -> idle',
      'results + search.started -> loading',
      'results + term.typed -> idle',
    ])
  })

  it('never select a row that is not there', () => {
    const said = fc.constantFrom(
      down,
      up,
      closed,
      ...searched(5),
      ...searched(1),
      ...searched(0),
      typed('acuv'),
      typed(''),
    )
    fc.assert(
      fc.property(fc.array(said), (events) => {
        const { value, context } = after(...events)
        if (value !== 'results') return
        expect(context.hits.length).toBeGreaterThan(0)
        expect(context.selected ?? 0).toBeLessThanOrEqual(context.hits.length)
        expect(context.selected ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
