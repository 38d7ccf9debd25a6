import { useMachine } from '@xstate/react'
import * as E from 'fp-ts/lib/Either.js'
import { useEffect, useState } from 'react'
import { Subject } from 'rxjs'
import { SuggestProducts } from '../../application/storefront/search/suggest-products.ts'
import type { SuggestionNews } from '../../application/storefront/search/suggest-products.ts'
import { makeSearchTerm } from '../../domain/search/search-term.ts'
import type { SearchTerm } from '../../domain/search/search-term.ts'
import { suggestionListMachine } from '../../domain/search/suggestion-list.machine.ts'
import type { SuggestionEvent } from '../../domain/search/suggestion-list.machine.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { useInjected } from '../binding/use-injected.ts'

const readTerm = (text: string): SearchTerm | undefined => {
  const term = makeSearchTerm(text)
  return E.isRight(term) ? term.right : undefined
}

const toEvent = (news: SuggestionNews): SuggestionEvent =>
  news.type === 'term.cleared' ? { type: 'term.typed', term: undefined } : news

/** The suggestion list for what stands in the search box, and how many products there are in all. */
export const useSuggestions = (text: string, locale: Locale) => {
  const suggest = useInjected(SuggestProducts)
  const [snapshot, send] = useMachine(suggestionListMachine)
  const [total, setTotal] = useState(0)
  const [typed$] = useState(() => new Subject<string>())
  useEffect(() => {
    const subscription = suggest(typed$, locale).subscribe((news) => {
      if (news.type === 'hits.received') setTotal(news.total)
      send(toEvent(news))
    })
    return () => { subscription.unsubscribe() }
  }, [suggest, typed$, locale, send])
  useEffect(() => {
    send({ type: 'term.typed', term: readTerm(text) })
    typed$.next(text)
  }, [text, typed$, send])
  return { snapshot, send, total }
}
