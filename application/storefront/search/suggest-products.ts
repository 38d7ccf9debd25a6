import * as E from 'fp-ts/lib/Either.js'
import { concat, defer, from, map, of, switchMap, tap, timer, type Observable } from 'rxjs'
import type { ProductCard } from '../../../domain/catalogue/product-card.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { makeSearchTerm, SEARCH_PAUSE, type SearchTerm } from '../../../domain/search/search-term.ts'
import { HITS_REQUESTED } from '../../../domain/search/hits-shown.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { isWorthMeasuring } from '../../../domain/tracking/searched.ts'
import { token } from '../../token.ts'
import { keepingFailure } from '../loading/keeping-failure.ts'
import type { LoadStore } from '../loading/load-store.ts'
import type { Log } from '../shop/log.port.ts'
import type { Tracker } from '../tracking/tracker.port.ts'
import type { SearchGateway } from './search-gateway.port.ts'

/** What happened to the suggestions, in the words of the suggestion list's machine. */
export type SuggestionNews =
  | { readonly type: 'term.cleared' }
  | { readonly type: 'search.started'; readonly term: SearchTerm }
  | { readonly type: 'hits.received'; readonly term: SearchTerm; readonly hits: readonly ProductCard[]; readonly total: number }
  | { readonly type: 'search.failed'; readonly term: SearchTerm; readonly failure: Failure }

/**
 * Turns what is typed into suggestions after a pause: blank terms never search, an overtaken answer never arrives, a
 * failure is told and logged (Commerce §5, §8).
 */
export type SuggestProducts = (typed$: Observable<string>, locale: Locale) => Observable<SuggestionNews>
export const SuggestProducts = token<SuggestProducts>('SuggestProducts')

type Deps = { readonly search: SearchGateway; readonly loads: LoadStore; readonly tracker: Tracker; readonly log: Log }

export const makeSuggestProducts = (deps: Deps): SuggestProducts => {
  const ask = (term: SearchTerm, locale: Locale) =>
    keepingFailure(deps.loads, 'search')(deps.search.search({ term, page: 1, hitsPerPage: HITS_REQUESTED }, locale))
  const answered = (term: SearchTerm, locale: Locale): Observable<SuggestionNews> =>
    defer(() => {
      if (isWorthMeasuring(term)) deps.tracker.track({ event: 'search', search_term: term })
      return from(ask(term, locale)())
    }).pipe(
      map((answer): SuggestionNews =>
        E.isLeft(answer)
          ? { type: 'search.failed', term, failure: answer.left }
          : { type: 'hits.received', term, hits: answer.right.cards, total: answer.right.pagination.totalItems },
      ),
      tap((news) => {
        if (news.type === 'search.failed') deps.log.warn('The search failed', news.failure)
      }),
    )
  return (typed$, locale) =>
    typed$.pipe(
      switchMap((typed): Observable<SuggestionNews> => {
        const term = makeSearchTerm(typed)
        if (E.isLeft(term)) return of({ type: 'term.cleared' })
        return timer(SEARCH_PAUSE).pipe(
          switchMap(() => concat(of<SuggestionNews>({ type: 'search.started', term: term.right }), answered(term.right, locale))),
        )
      }),
    )
}
