import * as TE from 'fp-ts/lib/TaskEither.js'
import { describe, expect, it, vi } from 'vitest'
import { openLoadStore } from '../../../application/storefront/loading/load-store.ts'
import { openSuggestionBox } from '../../../application/storefront/search/suggestion-box.ts'
import { makeSuggestProducts } from '../../../application/storefront/search/suggest-products.ts'
import { makePagination } from '../../../domain/listing/make-pagination.ts'
import type { SearchQuery } from '../../../domain/listing/search-query.ts'
import { HITS_REQUESTED, MAX_SUGGESTIONS } from '../../../domain/search/suggestion-counts.ts'
import { SHORTEST_MEASURED_TERM } from '../../../domain/tracking/is-worth-measuring.ts'
import { makeSearchTerm, SEARCH_PAUSE } from '../../../domain/search/search-term.ts'
import { NOTHING_SUGGESTED, withHits } from '../../../domain/search/suggestion-list.ts'
import { suggestionsMachine } from '../../../domain/search/suggestions.machine.ts'
import { showAllPath } from '../../../domain/search/show-all-path.ts'
import { toListedProduct } from '../../../ui/listing/listed-product.ts'
import { SuggestionsView } from '../../../ui/search/SuggestionsView.tsx'
import { openLatest } from '../../../application/storefront/loading/latest.ts'
import { ListProducts } from '../../../application/storefront/catalogue/list-products.ts'
import { readListingQuery } from '../../../domain/listing/read-listing-query.ts'
import { made } from '../../support/builders/made.ts'
import { elements } from '../../support/html.ts'
import { openPages } from '../../support/open-pages.ts'
import { fakeShop } from '../../support/fake-shop.ts'
import { value } from '../../support/outcome.ts'
import { renderedView, words } from '../../support/render-view.tsx'

const shop = openPages()

const renderSuggestions = async (count: number, text: string, locale: 'de' | 'fr' = 'de') => {
  const query = readListingQuery(new URLSearchParams('search=acuvue'), { hasSearch: true })
  const result = await value(shop.visitorAt('/').injector.get(ListProducts)(query, 'de'))
  const term = made(makeSearchTerm(text))
  const search = openLatest(suggestionsMachine)
  const { cards, pagination } = result
  search.received(search.requested(term), { cards: cards.slice(0, count), total: pagination.totalItems })
  const { state, hits, total, selected } = withHits(NOTHING_SUGGESTED, search.state.now())
  return renderedView(
    <SuggestionsView
      state={state}
      term={text}
      products={hits.map((card) => toListedProduct(card, locale))}
      total={total}
      selected={selected}
      showAll={showAllPath(locale, text)}
      onOpened={() => undefined}
    />,
    { locale },
  )
}

const rows = (html: string): number => elements(html, '[role=option]').length

describe('suggestions', () => {
  it('CC-SEARCH-02 shows five of six hits, and three of three, with one row more for all', async () => {
    expect(rows(await renderSuggestions(6, 'acuvue'))).toBe(5 + 1)
    expect(rows(await renderSuggestions(3, 'acuvue'))).toBe(3 + 1)
  })

  it('CC-SEARCH-03 links to all hits of the term, encoded, in the language of the page', async () => {
    expect(await renderSuggestions(3, 'a b&c', 'fr')).toContain('href="/fr/s?search=a%20b%26c"')
  })

  it('AS-CONST-01 waits 300 ms, requests six, shows five of them and tracks from three characters on', async () => {
    vi.useFakeTimers()
    try {
      const queries: SearchQuery[] = []
      const events: string[] = []
      const cards = (await value(shop.visitorAt('/').injector.get(ListProducts)(
        readListingQuery(new URLSearchParams('search=acuvue'), { hasSearch: true }), 'de'))).cards.slice(0, HITS_REQUESTED)
      const suggest = makeSuggestProducts({
        shop: fakeShop({
          catalogue: {
            searchProducts: (query) => {
              queries.push(query)
              return TE.right({ cards, facets: [], pagination: makePagination({ page: 1, itemsPerPage: 6, totalItems: 9 }) })
            },
          },
        }),
        loads: openLoadStore({ log: { failed: () => undefined } }),
        tracker: { track: ({ event }) => events.push(event) > 0, clear: () => undefined },
        log: { warn: () => undefined },
      })
      const box = openSuggestionBox(suggest, 'de')
      box.listen()
      for (const term of ['ac', 'acu']) {
        box.typed(term)
        await vi.advanceTimersByTimeAsync(299)
        expect(queries.map(({ term: sent }) => sent)).not.toContain(term)
        await vi.advanceTimersByTimeAsync(1)
        expect(queries.at(-1)).toMatchObject({ term, hitsPerPage: 6 })
      }
      expect(events).toEqual(['search'])
      expect(box.list.now().hits).toHaveLength(5)
      expect([SEARCH_PAUSE, HITS_REQUESTED, MAX_SUGGESTIONS, SHORTEST_MEASURED_TERM]).toEqual([300, 6, 5, 3])
    } finally {
      vi.useRealTimers()
    }
  })

  it('announces their number to screen readers', async () => {
    expect(words(await renderSuggestions(3, 'acuvue'))).toContain('3 Vorschläge')
  })
})
