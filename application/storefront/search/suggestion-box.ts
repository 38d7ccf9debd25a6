import * as E from 'fp-ts/lib/Either.js'
import { EMPTY, from, map, Subject, switchMap, tap, timer, type Observable } from 'rxjs'
import { makeSearchTerm, SEARCH_PAUSE, type SearchTerm } from '../../../domain/search/search-term.ts'
import { NOTHING_SUGGESTED, selectionMoved, typedIn, withHits, type SuggestionList } from '../../../domain/search/suggestion-list.ts'
import { suggestionsMachine } from '../../../domain/search/suggestions.machine.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { createSignal, type Signal } from '../../signal.ts'
import { openLatest } from '../loading/latest.ts'
import { settle } from '../loading/reporting.ts'
import type { SuggestProducts } from './suggest-products.ts'

/** The list below the search box (Commerce §4). */
export type SuggestionBox = {
  readonly list: Signal<SuggestionList>
  readonly typed: (text: string) => void
  readonly moved: (direction: 'down' | 'up') => void
  readonly closed: () => void
  /** Starts to search; returns a function that stops it. */
  readonly listen: () => () => void
}

const readTerm = (text: string): SearchTerm | undefined => {
  const term = makeSearchTerm(text)
  return E.isRight(term) ? term.right : undefined
}

/** Turns typed text into suggestions after a pause: blank terms never search, an overtaken response is never shown (Commerce §5). */
export const openSuggestionBox = (suggest: SuggestProducts, locale: Locale): SuggestionBox => {
  const latest = openLatest(suggestionsMachine)
  const list = createSignal(NOTHING_SUGGESTED)
  const typed$ = new Subject<string>()
  const search = (term: SearchTerm): Observable<unknown> => {
    const sequence = latest.requested(term)
    return from(suggest(term, locale)()).pipe(tap((result) => { settle(latest, sequence, result) }))
  }
  const searched$ = typed$.pipe(
    map(readTerm),
    tap((term) => {
      list.set(typedIn(list.now(), term))
      if (term === undefined) latest.cleared()
    }),
    switchMap((term) => (term === undefined ? EMPTY : timer(SEARCH_PAUSE).pipe(switchMap(() => search(term))))),
  )
  latest.state.subscribe(() => { list.set(withHits(list.now(), latest.state.now())) })
  return {
    list,
    typed: (text) => { typed$.next(text) },
    moved: (direction) => { list.set(selectionMoved(list.now(), direction)) },
    closed: latest.cleared,
    listen: () => {
      const searching = searched$.subscribe()
      return () => { searching.unsubscribe() }
    },
  }
}
