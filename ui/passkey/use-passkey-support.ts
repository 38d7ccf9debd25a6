import { useSyncExternalStore } from 'react'

const neverChanges = (): (() => void) => () => undefined

/** Whether this browser supports passkeys; unknown on the server and before hydration. */
export const usePasskeySupport = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(neverChanges, () => 'PublicKeyCredential' in globalThis, () => undefined)
