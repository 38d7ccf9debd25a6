import * as E from 'fp-ts/lib/Either.js'
import * as T from 'fp-ts/lib/Task.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
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

type LatestEvents<Query, Response> = Pick<Latest<Query, Response>, 'requested' | 'received' | 'failed'>

/** Reports the result of a request. */
export const settle = <Response>(
  latest: Omit<LatestEvents<never, Response>, 'requested'>, sequence: number, response: E.Either<Failure, Response | undefined>,
): void => {
  if (E.isLeft(response)) latest.failed(sequence, response.left)
  else latest.received(sequence, response.right)
}

/** The same request, with its start and result reported. */
export const reporting =
  <Query, Response>(latest: LatestEvents<Query, Response>, query: Query) =>
  <Got extends Response | undefined>(request: TE.TaskEither<Failure, Got>): TE.TaskEither<Failure, Got> =>
  () => {
    const sequence = latest.requested(query)
    return pipe(request, T.tapIO((response) => () => { settle(latest, sequence, response) }))()
  }
