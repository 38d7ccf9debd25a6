import { useEffect, useState } from 'react'
import { openSuggestionBox, type SuggestionBox } from '../../application/storefront/search/suggestion-box.ts'
import { SuggestProducts } from '../../application/storefront/search/suggest-products.ts'
import { NOTHING_SUGGESTED, type SuggestionList } from '../../domain/search/suggestion-list.ts'
import type { Locale } from '../../domain/shop/locale.ts'
import { useSignal } from '../binding/use-signal.ts'
import { useInjected } from '../binding/use-injected.ts'

/** The suggestion list for the text in the search box. */
export const useSuggestions = (
  text: string,
  locale: Locale,
): Pick<SuggestionBox, 'moved' | 'closed'> & { readonly list: SuggestionList } => {
  const suggest = useInjected(SuggestProducts)
  const [box] = useState(() => openSuggestionBox(suggest, locale))
  const list = useSignal(box.list, NOTHING_SUGGESTED)
  useEffect(() => box.listen(), [box])
  useEffect(() => { box.typed(text) }, [box, text])
  return { list, moved: box.moved, closed: box.closed }
}
