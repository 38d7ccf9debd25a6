/** An observable value: its current value, and a subscription to its changes. */
export type Signal<Value> = {
  readonly now: () => Value
  /** Returns a function that ends the subscription. */
  readonly subscribe: (changed: () => void) => () => void
}

export type WritableSignal<Value> = Signal<Value> & { readonly set: (value: Value) => void }

export const createSignal = <Value>(first: Value): WritableSignal<Value> => {
  const listeners = new Set<() => void>()
  let value = first
  return {
    now: () => value,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => { listeners.delete(changed) }
    },
    set: (next) => {
      if (next === value) return
      value = next
      for (const changed of listeners) changed()
    },
  }
}
