import type { AnyStateMachine, EventFromLogic } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'

/**
 * Every transition of these events, as `from + event -> to`, found by walking the machine's whole
 * graph. A pair that changes nothing is left out; the same states with other data are one.
 */
export const machineEdges = <Machine extends AnyStateMachine>(
  machine: Machine,
  events: readonly EventFromLogic<Machine>[],
): readonly string[] => {
  const transitions = adjacencyMapToArray(getAdjacencyMap(machine, { events, limit: 20_000 } as object))
  const edges = transitions.map(({ state, event, nextState }) => ({
    from: String(state.value),
    event: (event as { type: string }).type,
    to: String(nextState.value),
  }))
  return [
    ...new Set(edges.filter(({ from, to }) => from !== to).map(({ from, event, to }) => `${from} + ${event} -> ${to}`)),
  ].toSorted()
}

/** Every stable state of the machine, without transient `always` states. */
export const restingStates = (machine: AnyStateMachine): readonly string[] =>
  Object.values(machine.states)
    .filter((state) => (state.always ?? []).length === 0)
    .map((state) => state.key)
    .toSorted()
