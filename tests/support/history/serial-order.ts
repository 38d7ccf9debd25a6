/** Something that was asked and answered; `begun` and `ended` count the instants of one history, each once. */
export type Entry<Asked, Answer> = {
  readonly asked: Asked
  readonly answer: Answer
  readonly begun: number
  readonly ended: number
}

/** One thing after the other: what the state is after this was answered so, or nothing where that answer is impossible. */
export type Model<State, One> = (state: State, one: One) => State | undefined

type Timed = { readonly begun: number; readonly ended: number }

/**
 * An order, one after the other, in which the answers of a history are possible, or none: nothing comes before what had ended when it
 * began (linearizability, after Wing and Gong; entries that are left in a state in which they were left before are not tried again).
 */
export const serialOrder = <State, One extends Timed>(
  history: readonly One[], initial: State, model: Model<State, One>,
): readonly One[] | undefined => {
  const numbers = new Map(history.map((one, index) => [one, index]))
  const tried = new Set<string>()
  const from = (left: readonly One[], state: State): readonly One[] | undefined => {
    if (left.length === 0) return []
    const key = `${left.map((one) => numbers.get(one)).join()} ${JSON.stringify(state)}`
    if (tried.has(key)) return undefined
    tried.add(key)
    const firstEnd = Math.min(...left.map(({ ended }) => ended))
    for (const next of left.filter(({ begun }) => begun < firstEnd)) {
      const after = model(state, next)
      const rest = after === undefined ? undefined : from(left.filter((one) => one !== next), after)
      if (rest !== undefined) return [next, ...rest]
    }
    return undefined
  }
  return from(history, initial)
}
