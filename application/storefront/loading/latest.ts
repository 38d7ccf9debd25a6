import { initialTransition, transition, type SnapshotFrom } from 'xstate'
import type { LatestEvent, latestResponseMachine } from '../../../domain/loading/latest-response.machine.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { createSignal, type Signal } from '../../signal.ts'

export type LatestMachine<Query, Response> = ReturnType<typeof latestResponseMachine<Query, Response, Failure>>
export type LatestState<Query, Response> = SnapshotFrom<LatestMachine<Query, Response>>

/** Runs a machine for the latest response: numbers the requests and sends it their events. */
export type Latest<Query, Response> = {
  readonly state: Signal<LatestState<Query, Response>>
  /** The number of the request. */
  readonly requested: (query: Query) => number
  readonly received: (sequence: number, response: Response | undefined) => void
  readonly failed: (sequence: number, failure: Failure) => void
  readonly cleared: () => void
}

/** `start`: the state to begin with, by default the machine's own. */
export const openLatest = <Query, Response>(
  machine: LatestMachine<Query, Response>, start: LatestState<Query, Response> = initialTransition(machine)[0],
): Latest<Query, Response> => {
  const state = createSignal(start)
  const next = (): number => state.now().context.requested + 1
  const send = (event: LatestEvent<Query, Response, Failure>): number => {
    state.set(transition(machine, state.now(), event)[0])
    return event.sequence
  }
  return {
    state,
    requested: (query) => send({ type: 'request.sent', sequence: next(), query }),
    received: (sequence, response) => { send({ type: 'response.received', sequence, response }) },
    failed: (sequence, failure) => { send({ type: 'request.failed', sequence, failure }) },
    cleared: () => { send({ type: 'response.cleared', sequence: next() }) },
  }
}
