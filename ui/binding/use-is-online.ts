import { useSyncExternalStore } from 'react'

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** What the browser says of its connection; a page from the server believes in it. */
export const useIsOnline = (): boolean => useSyncExternalStore(listen, () => window.navigator.onLine, () => true)
