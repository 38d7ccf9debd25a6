import * as fc from 'fast-check'
import { initialTransition, transition } from 'xstate'
import { describe, expect, it } from 'vitest'
import type { LatestEvent } from '../../../domain/loading/latest-response.machine.ts'
import { priceFields } from '../../../domain/pricing/price-fields.ts'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { HITS_REQUESTED, MAX_SUGGESTIONS } from '../../../domain/search/suggestion-counts.ts'
import { makeSearchTerm, type SearchTerm } from '../../../domain/search/search-term.ts'
import { suggestionChoice } from '../../../domain/search/suggestion-choice.ts'
import { NOTHING_SUGGESTED, selectionMoved, typedIn, withHits, type SuggestionList } from '../../../domain/search/suggestion-list.ts'
import { suggestionsMachine, type Hits } from '../../../domain/search/suggestions.machine.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { aProduct } from '../../support/builders/product.ts'

const price = priceFields(chf(5000), chf(5000), chf(5000))
const cards = (count: number): readonly ProductCard[] =>
  Array.from({ length: count }, (_, index) => ({ product: aProduct({ id: index + 1 }), price }))
const term = (text: string): SearchTerm => made(makeSearchTerm(text))

type Step = { readonly typed: SearchTerm | undefined } | { readonly moved: 'down' | 'up' } | LatestEvent<SearchTerm, Hits, Failure>
const typed = (text: string): Step => ({ typed: text === '' ? undefined : term(text) })
const started = (sequence: number): Step => ({ type: 'request.sent', sequence, query: term('acu') })
const find = (sequence: number, count: number): Step => ({
  type: 'response.received', sequence, response: { cards: cards(count), total: count * 3 },
})
const failed = (sequence: number): Step => ({ type: 'request.failed', sequence, failure: { _tag: 'ServiceUnavailable' } })
const closed = (sequence: number): Step => ({ type: 'response.cleared', sequence })
const down: Step = { moved: 'down' }
const up: Step = { moved: 'up' }

const after = (...steps: readonly Step[]): SuggestionList => {
  let snapshot = initialTransition(suggestionsMachine)[0]
  return steps.reduce((list, step) => {
    if ('typed' in step) return typedIn(list, step.typed)
    if ('moved' in step) return selectionMoved(list, step.moved)
    snapshot = transition(suggestionsMachine, snapshot, step)[0]
    return withHits(list, snapshot)
  }, NOTHING_SUGGESTED)
}
const searched = (count: number) => [typed('acu'), started(1), find(1, count)]
const selection = (...steps: readonly Step[]) => after(...searched(2), ...steps).selected

describe('the suggestions below the search box', () => {
  it('CC-SEARCH-07 are idle, loading, results or no results, and idle again without a term', () => {
    expect(after().state).toBe('idle')
    expect(after(typed('acu'), started(1)).state).toBe('loading')
    expect(after(...searched(2)).state).toBe('results')
    expect(after(...searched(0)).state).toBe('noResults')
    for (const count of [0, 2]) expect(after(...searched(count), typed(''), closed(2)).state).toBe('idle')
    expect(after(typed('acu'), started(1), typed(''), closed(2)).state).toBe('idle')
  })

  it('CC-SEARCH-02 are at most five of the requested hits', () => {
    expect([HITS_REQUESTED, MAX_SUGGESTIONS]).toEqual([6, 5])
    expect([6, 3].map((count) => after(...searched(count)).hits.length)).toEqual([5, 3])
  })

  it('show how many there are in total', () => {
    expect([6, 3, 0].map((count) => after(...searched(count)).total)).toEqual([18, 9, 0])
  })

  it('CC-SEARCH-04 are navigated with the arrow keys, show-all last, and stop at both ends', () => {
    expect(selection()).toBeUndefined()
    expect(selection(down)).toBe(0)
    expect(selection(down, down)).toBe(1)
    expect(selection(down, down, down)).toBe(2)
    expect(selection(down, down, down, down)).toBe(2)
    expect(selection(down, down, up)).toBe(0)
    expect(selection(down, up)).toBeUndefined()
    expect(selection(up)).toBeUndefined()
    expect(selection(down, started(2), down)).toBeUndefined()
  })

  it('open the selected product, else all results', () => {
    expect(suggestionChoice(after(...searched(2), down, down))).toEqual({ _tag: 'Product', productId: 2 })
    expect(suggestionChoice(after(...searched(2), down, down, down))).toEqual({ _tag: 'AllHits', term: 'acu' })
    expect(suggestionChoice(after(...searched(2)))).toEqual({ _tag: 'AllHits', term: 'acu' })
    expect(suggestionChoice(after(typed('acu')))).toEqual({ _tag: 'AllHits', term: 'acu' })
    expect(suggestionChoice(after())).toBeUndefined()
  })

  it('are hidden when the list is closed, and the term stays', () => {
    expect(after(...searched(2), down, closed(2))).toEqual({ ...NOTHING_SUGGESTED, term: 'acu' })
    expect(after(typed('acu'), started(1), closed(2), find(1, 2)).state).toBe('idle')
  })

  it('lose the selection when the term changes, and stay visible until the new ones arrive', () => {
    const { state, selected, hits } = after(...searched(2), down, typed('acuv'))
    expect([state, selected, hits.length]).toEqual(['results', undefined, 2])
  })

  it('ignore responses to an older term, hits and failures alike', () => {
    for (const late of [find(1, 2), find(1, 0), failed(1)])
      expect(after(typed('ac'), started(1), typed('acu'), started(2), late).state).toBe('loading')
  })

  it('CC-SEARCH-14 are cleared when the search fails, and stop loading', () => {
    expect(after(...searched(2), started(2), failed(2))).toEqual({ ...NOTHING_SUGGESTED, term: 'acu' })
    expect(after(...searched(2), started(2), failed(2), started(3)).state).toBe('loading')
  })

  it('never select a row that does not exist', () => {
    const arbitrary = fc.constantFrom<readonly Step[]>([down], [up], searched(5), searched(1), searched(0), [typed('acuv')], [typed('')])
    fc.assert(
      fc.property(fc.array(arbitrary), (steps) => {
        // Each search is a separate request.
        let count = 0
        const numbered = steps.flat().map((step) => {
          if (!('type' in step)) return step
          if (step.type === 'request.sent') count += 1
          return { ...step, sequence: count }
        })
        const { state, hits, selected } = after(...numbered)
        if (state !== 'results') return
        expect(hits.length).toBeGreaterThan(0)
        expect(selected ?? 0).toBeLessThanOrEqual(hits.length)
        expect(selected ?? 0).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
