import * as E from 'fp-ts/Either'
import { concat, defer, from, of, switchMap, timer, type Observable } from 'rxjs'
import type { ProductCard } from '../../../domain/product/product-card.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { isWorthMeasuring } from '../../../domain/tracking/searched.ts'
import { token } from '../../token.ts'
import type { LoadStore } from '../loading/load-store.ts'
import { keepingFailure } from '../loading/keeping-failure.ts'
import type { Tracker } from '../tracking/tracker.port.ts'
import type { SearchGateway } from './search-gateway.port.ts'

/** What happened to the suggestions, in the words of the suggestion list's machine. */
export type SuggestionNews =
  | { readonly type: 'term.cleared' }
  | { readonly type: 'search.started'; readonly term: string }
  | { readonly type: 'hits.received'; readonly term: string; readonly hits: readonly ProductCard[]; readonly total: number }
  | { readonly type: 'search.failed'; readonly term: string; readonly failure: Failure }

/** A search waits for this long a pause in typing, in milliseconds (Commerce §5). */
export const SEARCH_PAUSE = 300
/** Hits asked for; one more than is shown, so that "show all" is known to have more (Commerce §2). */
export const SUGGESTED_HITS = 6

/** Turns what is typed into suggestions: blank terms never search, an overtaken answer never arrives. */
export type SuggestProducts = (typed$: Observable<string>, locale: Locale) => Observable<SuggestionNews>
export const SuggestProducts = token<SuggestProducts>('SuggestProducts')

type Deps = { readonly search: SearchGateway; readonly loads: LoadStore; readonly tracker: Tracker }

export const makeSuggestProducts = (deps: Deps): SuggestProducts => {
  const ask = (term: string, locale: Locale) =>
    keepingFailure(deps.loads, 'search')(deps.search.search({ term, page: 1, hitsPerPage: SUGGESTED_HITS }, locale))
  const hitsFor = (term: string, locale: Locale): Observable<SuggestionNews> =>
    defer(() => {
      if (isWorthMeasuring(term)) deps.tracker.track({ event: 'search', search_term: term })
      return from(ask(term, locale)())
    }).pipe(
      switchMap((answer): Observable<SuggestionNews> =>
        of(
          E.isLeft(answer)
            ? { type: 'search.failed', term, failure: answer.left }
            : { type: 'hits.received', term, hits: answer.right.cards, total: answer.right.pagination.totalItems },
        ),
      ),
    )
  return (typed$, locale) =>
    typed$.pipe(
      switchMap((typed): Observable<SuggestionNews> => {
        const term = typed.trim()
        if (term === '') return of({ type: 'term.cleared' })
        return timer(SEARCH_PAUSE).pipe(
          switchMap(() => concat(of<SuggestionNews>({ type: 'search.started', term }), hitsFor(term, locale))),
        )
      }),
    )
}
