import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether this browser knows passkeys; nobody knows on the server, nor before the page is awake. */
export const usePasskeySupport = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(never, () => 'PublicKeyCredential' in globalThis, () => undefined)
