import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** Whether this browser supports passkeys; unknown on the server and before hydration. */
export const usePasskeySupport = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(never, () => 'PublicKeyCredential' in globalThis, () => undefined)
