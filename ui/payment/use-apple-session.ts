import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether this browser supports Apple Pay; false on the server and during hydration (decision A31). */
export const useAppleSession = (): boolean => useSyncExternalStore(never, () => 'ApplePaySession' in globalThis, () => false)
