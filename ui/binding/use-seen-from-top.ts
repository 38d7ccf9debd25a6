import { useEffect } from 'react'

/** What stands in place of a page after its form is seen from its start; the router leaves a form's page where it was scrolled to. */
export const useSeenFromTop = (error: unknown): void => {
  useEffect(() => { scrollTo(0, 0) }, [error])
}
