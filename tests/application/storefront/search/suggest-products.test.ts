import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { Subject } from 'rxjs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLoadStore } from '../../../../application/storefront/loading/load-store.ts'
import type { SearchGateway } from '../../../../application/storefront/search/search-gateway.port.ts'
import { makeSuggestProducts, type SuggestionNews } from '../../../../application/storefront/search/suggest-products.ts'
import { makePagination } from '../../../../domain/listing/make-pagination.ts'

type Asked = Parameters<SearchGateway['search']>[0]
const NO_HITS = { cards: [], pagination: makePagination({ page: 1, totalItems: 0, itemsPerPage: 6 }) }

/** A search box somebody types into. */
const opened = (answer: ReturnType<SearchGateway['search']> = TE.right(NO_HITS)) => {
  const asked: Asked[] = []
  const told: SuggestionNews[] = []
  const logged: unknown[] = []
  const typed$ = new Subject<string>()
  const search: SearchGateway = {
    search: (question) => () => {
      asked.push(question)
      return answer()
    },
  }
  const suggest = makeSuggestProducts({
    search,
    loads: openLoadStore({ log: { failed: () => {} } }),
    tracker: { track: () => true },
    log: { warn: (_what, about) => logged.push(about) },
  })
  suggest(typed$, 'de').subscribe((news) => told.push(news))
  return { asked, told, logged, type: (text: string) => { typed$.next(text) } }
}

describe('suggesting products while somebody types', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  it('CC-SEARCH-08 searches for nothing when there is nothing to search for, and once for a letter', async () => {
    const { asked, told, type } = opened()
    type('')
    type('   ')
    await vi.advanceTimersByTimeAsync(1000)
    expect([asked, told]).toEqual([[], [{ type: 'term.cleared' }, { type: 'term.cleared' }]])
    type('a')
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked.map(({ term }) => term)).toEqual(['a'])
  })

  it('CC-SEARCH-09 waits for a pause of 300 ms and asks once, for what stands there then', async () => {
    const { asked, type } = opened()
    for (const text of ['a', 'ac']) {
      type(text)
      await vi.advanceTimersByTimeAsync(100)
    }
    type('acu')
    await vi.advanceTimersByTimeAsync(299)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(asked.map(({ term }) => term)).toEqual(['acu'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(asked).toHaveLength(1)
  })

  it('CC-SEARCH-01 asks for six hits of the first page', async () => {
    const { asked, type } = opened()
    type('acuvue')
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toEqual([{ term: 'acuvue', page: 1, hitsPerPage: 6 }])
  })

  it('CC-SEARCH-14 tells and logs a failure once, and searches again for the next term', async () => {
    const failure = { _tag: 'ServiceUnavailable' } as const
    const { told, logged, asked, type } = opened(TE.left(failure))
    type('acu')
    await vi.advanceTimersByTimeAsync(300)
    expect(told).toEqual([{ type: 'search.started', term: 'acu' }, { type: 'search.failed', term: 'acu', failure }])
    expect(logged).toEqual([failure])
    type('acuv')
    await vi.advanceTimersByTimeAsync(300)
    expect(asked.map(({ term }) => term)).toEqual(['acu', 'acuv'])
  })

  it('lets no overtaken answer through', async () => {
    const late = () => new Promise<E.Either<never, typeof NO_HITS>>((resolve) => { setTimeout(() => { resolve(E.right(NO_HITS)) }, 500) })
    const { told, type } = opened(late)
    type('ac')
    await vi.advanceTimersByTimeAsync(400)
    type('acu')
    await vi.advanceTimersByTimeAsync(900)
    expect(told.filter(({ type: kind }) => kind === 'hits.received')).toEqual([
      { type: 'hits.received', term: 'acu', hits: [], total: 0 },
    ])
  })
})
