import { useSyncExternalStore } from 'react'

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the browser is online; true on the server. */
export const useIsOnline = (): boolean => useSyncExternalStore(listen, () => window.navigator.onLine, () => true)
