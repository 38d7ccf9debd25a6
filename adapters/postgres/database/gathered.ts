/** Asks once for all who ask in the same turn of the event loop, with everything they named. */
export const gathered = <Key, Answer>(ask: (keys: readonly Key[]) => Promise<Answer>): ((keys: readonly Key[]) => Promise<Answer>) => {
  let turn: { readonly keys: Set<Key>; readonly answer: Promise<Answer> } | undefined
  const begin = () => {
    const keys = new Set<Key>()
    const { promise, resolve } = Promise.withResolvers<Answer>()
    setImmediate(() => {
      turn = undefined
      resolve(ask([...keys]))
    })
    return { keys, answer: promise }
  }
  return (keys) => {
    turn ??= begin()
    for (const key of keys) turn.keys.add(key)
    return turn.answer
  }
}
