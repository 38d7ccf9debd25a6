/** Combines all calls of one event-loop turn into one call with all their keys. */
export const batched = <Key, Result>(load: (keys: readonly Key[]) => Promise<Result>): ((keys: readonly Key[]) => Promise<Result>) => {
  let batch: { readonly keys: Set<Key>; readonly result: Promise<Result> } | undefined
  const begin = () => {
    const keys = new Set<Key>()
    const { promise, resolve } = Promise.withResolvers<Result>()
    setImmediate(() => {
      batch = undefined
      resolve(load([...keys]))
    })
    return { keys, result: promise }
  }
  return (keys) => {
    batch ??= begin()
    for (const key of keys) batch.keys.add(key)
    return batch.result
  }
}
