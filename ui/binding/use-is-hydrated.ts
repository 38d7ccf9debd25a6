import { useDeferredValue } from 'react'

/** False on the server and until the page is hydrated; set with low priority. */
export const useIsHydrated = (): boolean => useDeferredValue(true, false)
