import { useSyncExternalStore } from 'react'
import type { Cell } from '../../application/cell.ts'

/** What a cell holds now; `initial` on the server and while the page wakes up. */
export const useSignal = <Value>(cell: Cell<Value>, initial: Value): Value =>
  useSyncExternalStore(cell.subscribe, cell.now, () => initial)
