import * as E from 'fp-ts/lib/Either.js'
import * as T from 'fp-ts/lib/Task.js'
import type * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Latest } from './latest.ts'

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
