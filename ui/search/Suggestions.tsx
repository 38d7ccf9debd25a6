import { useImperativeHandle, useMemo } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { useNavigate } from 'react-router'
import { showAllPath } from '../../domain/search/show-all-path.ts'
import { suggestionChoice } from '../../domain/search/suggestion-choice.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useTold } from '../binding/use-told.ts'
import { toListedProduct } from '../listing/listed-product.ts'
import { suggestionId } from './suggestion-state.ts'
import type { ListState, SuggestionKeys } from './suggestion-state.ts'
import { SuggestionsView } from './SuggestionsView.tsx'

type SuggestionsProps = {
  readonly ref: Ref<SuggestionKeys>
  readonly term: string
  readonly locale: Locale
  readonly onChange: (state: ListState) => void
}

/** What a shopper may mean, below the search box; driven by the keys of the box (Commerce §2). */
export const Suggestions = ({ ref, term, locale, onChange }: SuggestionsProps) => {
  const { snapshot, send, total } = useSuggestions(term, locale)
  const navigate = useNavigate()
  const { hits, selected } = snapshot.context
  const isOpen = snapshot.matches('results')
  const state = useMemo((): ListState => (
    isOpen ? { isOpen, ...(selected === undefined ? {} : { activeId: suggestionId(selected) }) } : { isOpen: false }
  ), [isOpen, selected])
  useTold(state, onChange)

  const products = hits.map((card) => toListedProduct(card, locale))
  const close = (): void => { send({ type: 'list.closed' }) }
  const open = (event: KeyboardEvent<HTMLInputElement>): void => {
    const choice = suggestionChoice(snapshot.context)
    const product = choice?._tag === 'Product' ? products.find(({ id }) => id === choice.productId) : undefined
    close()
    if (product === undefined) return
    event.preventDefault()
    void navigate(product.to)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') return open(event)
    if (event.key === 'Escape') {
      event.preventDefault()
      return close()
    }
    if (!isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    send({ type: 'selection.moved', direction: event.key === 'ArrowDown' ? 'down' : 'up' })
  }
  useImperativeHandle(ref, () => ({ press, close }))

  return (
    <SuggestionsView
      state={isOpen ? 'results' : snapshot.matches('noResults') ? 'noResults' : snapshot.matches('loading') ? 'loading' : 'idle'}
      term={term.trim()}
      products={products}
      total={total}
      selected={selected}
      showAll={showAllPath(locale, term)}
      onOpened={close}
    />
  )
}
