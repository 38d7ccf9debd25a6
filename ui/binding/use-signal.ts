import { useSyncExternalStore } from 'react'
import type { Signal } from '../../application/signal.ts'

/** What a cell holds now; `initial` on the server and while the page wakes up. */
export const useSignal = <Value>(signal: Signal<Value>, initial: Value): Value =>
  useSyncExternalStore(signal.subscribe, signal.now, () => initial)
