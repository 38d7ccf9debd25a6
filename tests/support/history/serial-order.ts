/** A request with its response; `begun` and `ended` count the instants of one history, each once. */
export type Entry<Request, Response> = {
  readonly request: Request
  readonly response: Response
  readonly begun: number
  readonly ended: number
}

/** A serial model: the state after this response, or nothing if that response is impossible. */
export type Model<State, One> = (state: State, one: One) => State | undefined

type Timed = { readonly begun: number; readonly ended: number }

/**
 * A serial order in which the responses of a history are possible, or none: nothing comes before a request that had ended when it
 * started (linearizability, after Wing and Gong; entries that led to a state that was tried before are skipped).
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
