import { useSyncExternalStore } from 'react'
import type { Signal } from '../../application/signal.ts'

/** The current value of a signal; `initial` on the server and during hydration. */
export const useSignal = <Value>(signal: Signal<Value>, initial: Value): Value =>
  useSyncExternalStore(signal.subscribe, signal.now, () => initial)
