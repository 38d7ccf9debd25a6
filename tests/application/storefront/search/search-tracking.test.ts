import * as TE from 'fp-ts/lib/TaskEither.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLoadStore } from '../../../../application/storefront/loading/load-store.ts'
import { makeSuggestProducts } from '../../../../application/storefront/search/suggest-products.ts'
import { openSuggestionBox } from '../../../../application/storefront/search/suggestion-box.ts'
import { makePagination } from '../../../../domain/listing/make-pagination.ts'
import type { Failure } from '../../../../domain/refusal.ts'
import { SEARCH_PAUSE } from '../../../../domain/search/search-term.ts'
import type { TrackingEvent } from '../../../../domain/tracking/tracking-event.ts'
import { fakeShop } from '../../../support/fake-shop.ts'

const NO_RESULTS = { cards: [], pagination: makePagination({ page: 1, itemsPerPage: 6, totalItems: 0 }), facets: [] }
const SILENT: Failure = { _tag: 'ServiceUnavailable' }

const opened = (responses: Failure[] = []) => {
  const requests: string[] = []
  const events: TrackingEvent[] = []
  const logged: unknown[] = []
  const shop = fakeShop({
    catalogue: {
      searchProducts: ({ term }) => {
        requests.push(term)
        const failure = responses.shift()
        return failure === undefined ? TE.right(NO_RESULTS) : TE.left(failure)
      },
    },
  })
  const loads = openLoadStore({ log: { failed: (what, failure) => { logged.push([what, failure]) } } })
  const tracker = { track: (event: TrackingEvent) => { events.push(event); return true }, clear: () => undefined }
  const box = openSuggestionBox(makeSuggestProducts({ shop, loads, tracker, log: { warn: () => {} } }), 'de')
  box.listen()
  const type = async (text: string) => {
    box.typed(text)
    await vi.advanceTimersByTimeAsync(SEARCH_PAUSE)
  }
  return { requests, events, logged, loads, list: box.list.now, type }
}

describe('searching', () => {
  beforeEach(() => { vi.useFakeTimers() })
  afterEach(() => { vi.useRealTimers() })

  it('CC-ANALYT-01 AS-SEARCH-08 requires two characters, but is tracked only from three on', async () => {
    const { requests, events, type } = opened()
    await type('ac')
    expect([requests, events]).toEqual([['ac'], []])
    await type('acu')
    expect([requests, events]).toEqual([['ac', 'acu'], [{ event: 'search', search_term: 'acu' }]])
  })

  it('CC-SEARCH-14 keeps the failure, logs it once, and stops loading', async () => {
    const { loads, logged, list, type } = opened([SILENT])
    await type('acu')
    expect(loads.failures().search).toBe(SILENT)
    expect(logged).toEqual([['search', SILENT]])
    expect(list().state).toBe('idle')
    await type('acuv')
    expect(loads.failures()).toEqual({})
    expect(list().state).toBe('noResults')
  })
})
