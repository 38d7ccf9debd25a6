import { useEffect } from 'react'
import { useLocation } from '../binding/use-page.ts'

/** The server rendered the links to the other languages: they follow the query of the page. */
export const useLanguageLinks = (): void => {
  const { search } = useLocation()
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = search
  }, [search])
}
