import { useSyncExternalStore } from 'react'

const neverChanges = (): (() => void) => () => undefined

/** Whether this browser supports Apple Pay; false on the server and during hydration (decision A31). */
export const useAppleSession = (): boolean => useSyncExternalStore(neverChanges, () => 'ApplePaySession' in globalThis, () => false)
