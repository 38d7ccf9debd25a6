import { useCallback, useSyncExternalStore } from 'react'
import type { Observable } from 'rxjs'

/** The latest value of a stream; `initial` on the server and while the page wakes up. */
export const useObserved = <Value>(stream$: Observable<Value>, current: () => Value, initial: Value): Value => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = stream$.subscribe(changed)
      return () => { subscription.unsubscribe() }
    },
    [stream$],
  )
  return useSyncExternalStore(subscribe, current, () => initial)
}
