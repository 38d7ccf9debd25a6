import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLoadStore } from '../../../../application/storefront/loading/load-store.ts'
import { makeSuggestProducts } from '../../../../application/storefront/search/suggest-products.ts'
import { openSuggestionBox } from '../../../../application/storefront/search/suggestion-box.ts'
import type { Listing } from '../../../../domain/listing/listing.ts'
import type { SearchQuery } from '../../../../domain/listing/search-query.ts'
import { makePagination } from '../../../../domain/listing/make-pagination.ts'
import { priceFields } from '../../../../domain/pricing/price-fields.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { NOTHING_SUGGESTED, type SuggestionList } from '../../../../domain/search/suggestion-list.ts'
import { chf } from '../../../support/builders/money.ts'
import { aProduct } from '../../../support/builders/product.ts'
import { fakeShop } from '../../../support/fake-shop.ts'

type SearchResult = Promise<E.Either<Failure, Listing>>

const price = priceFields(chf(5000), chf(5000), chf(5000))
const hits = (count: number): E.Either<Failure, Listing> =>
  E.right({
    cards: Array.from({ length: count }, (_, index) => ({ product: aProduct({ id: index + 1 }), price })),
    pagination: makePagination({ page: 1, totalItems: count, itemsPerPage: 6 }),
    facets: [],
  })

/** A search box and its input. */
const opened = (respond: (term: string) => SearchResult = () => Promise.resolve(hits(0))) => {
  const requests: SearchQuery[] = []
  const logged: unknown[] = []
  const states: SuggestionList['state'][] = []
  const shop = fakeShop({
    catalogue: {
      searchProducts: (query) => () => {
        requests.push(query)
        return respond(query.term)
      },
    },
  })
  const suggest = makeSuggestProducts({
    shop,
    loads: openLoadStore({ log: { failed: () => {} } }),
    tracker: { track: () => true, clear: () => undefined },
    log: { warn: (_what, about) => logged.push(about) },
  })
  const box = openSuggestionBox(suggest, 'de')
  const stop = box.listen()
  box.list.subscribe(() => {
    const { state } = box.list.now()
    if (state !== states.at(-1)) states.push(state)
  })
  const type = async (text: string, milliseconds = 0) => {
    box.typed(text)
    await vi.advanceTimersByTimeAsync(milliseconds)
  }
  return { requests, logged, states, box, stop, type }
}

const late = (milliseconds: number, response: Awaited<SearchResult>): SearchResult =>
  new Promise((resolve) => { setTimeout(() => { resolve(response) }, milliseconds) })

describe('product suggestions while typing', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  it('CC-SEARCH-08 AS-SEARCH-07 are not requested for an empty term, and once for a letter', async () => {
    const { requests, box, type } = opened()
    await type('')
    await type('   ', 1000)
    expect([requests, box.list.now()]).toEqual([[], NOTHING_SUGGESTED])
    await type('a', 1000)
    expect(requests.map(({ term }) => term)).toEqual(['a'])
  })

  it('CC-SEARCH-09 wait for a pause of 300 ms and are requested once, for the current term', async () => {
    const { requests, type } = opened()
    await type('a', 100)
    await type('ac', 100)
    await type('acu', 299)
    expect(requests).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(requests.map(({ term }) => term)).toEqual(['acu'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toHaveLength(1)
  })

  it('CC-SEARCH-01 request six hits of the first page', async () => {
    const { requests, type } = opened()
    await type('acuvue', 300)
    expect(requests).toEqual([{ term: 'acuvue', page: 1, hitsPerPage: 6 }])
  })

  it('CC-SEARCH-07 are idle, loading, results or no results, and idle again once the term is empty', async () => {
    const { states, box, type } = opened((term) => late(50, hits(term === 'xyz' ? 0 : 6)))
    await type('acu', 299)
    expect(box.list.now().state).toBe('idle')
    await vi.advanceTimersByTimeAsync(1)
    expect(box.list.now().state).toBe('loading')
    await vi.advanceTimersByTimeAsync(50)
    expect([box.list.now().hits.length, box.list.now().total]).toEqual([5, 6])
    await type('xyz', 350)
    await type('')
    expect(states).toEqual(['idle', 'loading', 'results', 'loading', 'noResults', 'idle'])
  })

  it('CC-SEARCH-14 log a failure once, stop loading, and are requested again for the next term', async () => {
    const failure = { _tag: 'ServiceUnavailable' } as const
    const { logged, requests, states, type } = opened(() => TE.left(failure)())
    await type('acu', 300)
    expect(states).toEqual(['idle', 'loading', 'idle'])
    expect(logged).toEqual([failure])
    await type('acuv', 300)
    expect(requests.map(({ term }) => term)).toEqual(['acu', 'acuv'])
  })

  it('show no outdated response, not even before the next request is sent', async () => {
    const { box, states, type } = opened((term) => late(term === 'ac' ? 500 : 50, hits(term === 'ac' ? 1 : 2)))
    await type('ac', 400)
    await type('acu', 250)
    expect(box.list.now().state).toBe('loading')
    await vi.advanceTimersByTimeAsync(900)
    expect([states, box.list.now().hits.length]).toEqual([['idle', 'loading', 'results'], 2])
  })

  it('show nothing that arrives after the list was closed, and keep the term', async () => {
    const { box, type } = opened(() => late(50, hits(2)))
    await type('acu', 310)
    box.closed()
    await vi.advanceTimersByTimeAsync(100)
    expect(box.list.now()).toEqual({ ...NOTHING_SUGGESTED, term: 'acu' })
  })

  it('move the selection through the visible rows', async () => {
    const { box, type } = opened(() => Promise.resolve(hits(2)))
    await type('acu', 300)
    box.moved('down')
    expect(box.list.now().selected).toBe(0)
    await type('acuv')
    expect(box.list.now().selected).toBeUndefined()
  })

  it('are not requested without a subscriber', async () => {
    const { requests, stop, type } = opened()
    await type('acu', 100)
    stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toEqual([])
  })
})
