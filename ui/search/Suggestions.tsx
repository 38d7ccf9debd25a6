import { useImperativeHandle, useMemo } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { useNavigate } from '../binding/use-page.ts'
import { showAllPath } from '../../domain/search/show-all-path.ts'
import { suggestionChoice } from '../../domain/search/suggestion-choice.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { useSuggestions } from './use-suggestions.ts'
import { useOnChange } from '../binding/use-on-change.ts'
import { toListedProduct } from '../listing/listed-product.ts'
import { suggestionId } from './suggestion-state.ts'
import type { ListState, SuggestionKeys } from './suggestion-state.ts'
import { withValues } from './values-in-address.ts'
import { SuggestionsView } from './SuggestionsView.tsx'

type SuggestionsProps = {
  readonly ref: Ref<SuggestionKeys>
  readonly term: string
  readonly locale: Locale
  readonly onChange: (state: ListState) => void
}

/** Suggestions below the search box, operated by its keys (Commerce §2). */
export const Suggestions = ({ ref, term, locale, onChange }: SuggestionsProps) => {
  const { list, moved, closed } = useSuggestions(term, locale)
  const navigate = useNavigate()
  const { selected } = list
  const isOpen = list.state === 'results'
  const state = useMemo((): ListState => (
    isOpen ? { isOpen, ...(selected === undefined ? {} : { activeId: suggestionId(selected) }) } : { isOpen: false }
  ), [isOpen, selected])
  useOnChange(state, onChange)

  const products = list.hits.map((card) => {
    const listed = toListedProduct(card, locale)
    return { ...listed, to: withValues(listed.to, card.product, list.understood) }
  })
  const open = (event: KeyboardEvent<HTMLInputElement>): void => {
    const choice = suggestionChoice(list)
    const product = choice?._tag === 'Product' ? products.find(({ id }) => id === choice.productId) : undefined
    closed()
    if (product === undefined) return
    event.preventDefault()
    void navigate(product.to)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') return open(event)
    if (event.key === 'Escape') {
      event.preventDefault()
      return closed()
    }
    if (!isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    moved(event.key === 'ArrowDown' ? 'down' : 'up')
  }
  useImperativeHandle(ref, () => ({ press, close: closed }))

  return (
    <SuggestionsView
      state={list.state}
      term={term.trim()}
      products={products}
      total={list.total}
      selected={selected}
      showAll={showAllPath(locale, term)}
      onOpened={closed}
    />
  )
}
