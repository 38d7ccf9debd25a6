import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLoadStore } from '../../../../application/storefront/loading/load-store.ts'
import type { SearchGateway } from '../../../../application/storefront/search/search-gateway.port.ts'
import { makeSuggestProducts } from '../../../../application/storefront/search/suggest-products.ts'
import { openSuggestionBox } from '../../../../application/storefront/search/suggestion-box.ts'
import type { Listing } from '../../../../domain/listing/listing.ts'
import { makePagination } from '../../../../domain/listing/make-pagination.ts'
import { priceFields } from '../../../../domain/pricing/price-fields.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { NOTHING_SUGGESTED, type SuggestionList } from '../../../../domain/search/suggestion-list.ts'
import { chf } from '../../../support/builders/money.ts'
import { aProduct } from '../../../support/builders/product.ts'

type Asked = Parameters<SearchGateway['search']>[0]
type Answer = ReturnType<ReturnType<SearchGateway['search']>>

const price = priceFields(chf(5000), chf(5000), chf(5000))
const hits = (count: number): E.Either<Failure, Listing> =>
  E.right({
    cards: Array.from({ length: count }, (_, index) => ({ product: aProduct({ id: index + 1 }), price })),
    pagination: makePagination({ page: 1, totalItems: count, itemsPerPage: 6 }),
    facets: [],
  })

/** A search box somebody types into. */
const opened = (respond: (term: string) => Answer = () => Promise.resolve(hits(0))) => {
  const request: Asked[] = []
  const logged: unknown[] = []
  const states: SuggestionList['state'][] = []
  const search: SearchGateway = {
    search: (question) => () => {
      request.push(question)
      return respond(question.term)
    },
  }
  const suggest = makeSuggestProducts({
    search,
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
  return { asked: request, logged, states, box, stop, type }
}

const late = (milliseconds: number, response: Awaited<Answer>): Answer =>
  new Promise((resolve) => { setTimeout(() => { resolve(response) }, milliseconds) })

describe('suggesting products while somebody types', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  it('CC-SEARCH-08 AS-SEARCH-07 searches for nothing when there is nothing to search for, and once for a letter', async () => {
    const { asked, box, type } = opened()
    await type('')
    await type('   ', 1000)
    expect([asked, box.list.now()]).toEqual([[], NOTHING_SUGGESTED])
    await type('a', 1000)
    expect(asked.map(({ term }) => term)).toEqual(['a'])
  })

  it('CC-SEARCH-09 waits for a pause of 300 ms and asks once, for what stands there then', async () => {
    const { asked, type } = opened()
    await type('a', 100)
    await type('ac', 100)
    await type('acu', 299)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.map(({ term }) => term)).toEqual(['acu'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toHaveLength(1)
  })

  it('CC-SEARCH-01 asks for six hits of the first page', async () => {
    const { asked, type } = opened()
    await type('acuvue', 300)
    expect(asked).toEqual([{ term: 'acuvue', page: 1, hitsPerPage: 6 }])
  })

  it('CC-SEARCH-07 is idle, loads, has results or none, and is idle again once the term is gone', async () => {
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

  it('CC-SEARCH-14 logs a failure once, loads no longer, and searches again for the next term', async () => {
    const failure = { _tag: 'ServiceUnavailable' } as const
    const { logged, asked, states, type } = opened(() => TE.left(failure)())
    await type('acu', 300)
    expect(states).toEqual(['idle', 'loading', 'idle'])
    expect(logged).toEqual([failure])
    await type('acuv', 300)
    expect(asked.map(({ term }) => term)).toEqual(['acu', 'acuv'])
  })

  it('shows no overtaken answer, not even while the next one has not been asked for', async () => {
    const { box, states, type } = opened((term) => late(term === 'ac' ? 500 : 50, hits(term === 'ac' ? 1 : 2)))
    await type('ac', 400)
    await type('acu', 250)
    expect(box.list.now().state).toBe('loading')
    await vi.advanceTimersByTimeAsync(900)
    expect([states, box.list.now().hits.length]).toEqual([['idle', 'loading', 'results'], 2])
  })

  it('shows nothing that comes after the list was closed, and keeps the term', async () => {
    const { box, type } = opened(() => late(50, hits(2)))
    await type('acu', 310)
    box.closed()
    await vi.advanceTimersByTimeAsync(100)
    expect(box.list.now()).toEqual({ ...NOTHING_SUGGESTED, term: 'acu' })
  })

  it('moves the selection through what is shown', async () => {
    const { box, type } = opened(() => Promise.resolve(hits(2)))
    await type('acu', 300)
    box.moved('down')
    expect(box.list.now().selected).toBe(0)
    await type('acuv')
    expect(box.list.now().selected).toBeUndefined()
  })

  it('searches for nothing any more once nobody listens', async () => {
    const { asked, stop, type } = opened()
    await type('acu', 100)
    stop()
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toEqual([])
  })
})
