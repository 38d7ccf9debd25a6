/** A value that changes: what it is now, and word of each change. */
export type Signal<Value> = {
  readonly now: () => Value
  /** Answers how to listen no longer. */
  readonly subscribe: (changed: () => void) => () => void
}

export type WritableSignal<Value> = Signal<Value> & { readonly put: (value: Value) => void }

export const createSignal = <Value>(first: Value): WritableSignal<Value> => {
  const listeners = new Set<() => void>()
  let value = first
  return {
    now: () => value,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => { listeners.delete(changed) }
    },
    put: (next) => {
      if (next === value) return
      value = next
      for (const changed of listeners) changed()
    },
  }
}
