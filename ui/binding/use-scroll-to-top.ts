import { useEffect } from 'react'

/** Scrolls to the top when an error page replaces a form: the router keeps the scroll position of a form's page. */
export const useScrollToTop = (error: unknown): void => {
  useEffect(() => { scrollTo(0, 0) }, [error])
}
