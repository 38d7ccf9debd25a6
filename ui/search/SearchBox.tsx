import { Suspense, useRef, useState } from 'react'
import { useLocation } from '../binding/use-page.ts'
import { localePath } from '../../domain/shop/localized-path.ts'
import { lazyPart } from '../binding/lazy-part.tsx'
import { useLocale } from '../binding/use-locale.ts'
import { RenderNothing } from '../notice/MissingPart.tsx'
import { SearchFormView } from './SearchFormView.tsx'
import { CLOSED_LIST } from './suggestion-state.ts'
import type { SuggestionKeys } from './suggestion-state.ts'

const Suggestions = lazyPart(async () => (await import('./Suggestions.tsx')).Suggestions, RenderNothing)

/** The search of the header: a plain form that suggests products once it is used. */
export const SearchBox = () => {
  const locale = useLocale()
  const { search, key } = useLocation()
  const searched = new URLSearchParams(search).get('search') ?? ''
  const [term, setTerm] = useState(searched)
  const [page, setPage] = useState(key)
  const [isUsed, setUsed] = useState(false)
  const [list, setList] = useState(CLOSED_LIST)
  const keys = useRef<SuggestionKeys>(null)
  if (page !== key) {
    setPage(key)
    setTerm(searched)
    setList(CLOSED_LIST)
    setUsed(false)
  }
  return (
    <SearchFormView
      action={localePath(locale, '/s')}
      term={term}
      list={list}
      onFocus={() => { setUsed(true) }}
      onTerm={(typed) => { setTerm(typed); setUsed(true) }}
      onKey={(event) => { keys.current?.press(event) }}
      onLeave={() => { keys.current?.close() }}
    >
      {isUsed && (
        <Suspense>
          <Suggestions ref={keys} term={term} locale={locale} onChange={setList} />
        </Suspense>
      )}
    </SearchFormView>
  )
}
