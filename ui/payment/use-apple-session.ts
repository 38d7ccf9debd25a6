import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether this browser can open Apple Pay; never on the server, never before the page is awake (decision A31). */
export const useAppleSession = (): boolean => useSyncExternalStore(never, () => 'ApplePaySession' in globalThis, () => false)
