import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { LoadKind, LoadStore } from './load-store.ts'

/** Runs a request; its failure is stored and logged, and the next success clears it. */
export const keepingFailure =
  (loads: LoadStore, what: LoadKind) =>
  <Answer>(task: TE.TaskEither<Failure, Answer>): TE.TaskEither<Failure, Answer> =>
    pipe(
      task,
      TE.tapError((failure) => TE.fromIO(() => { loads.failed(what, failure) })),
      TE.tapIO(() => () => { loads.succeeded(what) }),
    )
