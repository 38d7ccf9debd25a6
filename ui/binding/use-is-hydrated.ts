import { useDeferredValue } from 'react'

/** False on the server and until the page is awake; what needs script or the visitor shows only after, when nothing else waits. */
export const useIsHydrated = (): boolean => useDeferredValue(true, false)
