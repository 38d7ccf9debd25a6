import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False on the server and until the page is awake; what needs script or the visitor shows only after. */
export const useIsHydrated = (): boolean => useSyncExternalStore(never, () => true, () => false)
