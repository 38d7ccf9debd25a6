import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { Loaded, LoadStore } from './load-store.ts'

/** The same load, its failure kept and logged; the next success forgets it. */
export const keepingFailure =
  (loads: LoadStore, what: Loaded) =>
  <Answer>(task: TE.TaskEither<Failure, Answer>): TE.TaskEither<Failure, Answer> =>
    pipe(
      task,
      TE.tapError((failure) => TE.fromIO(() => { loads.failed(what, failure) })),
      TE.tapIO(() => () => { loads.succeeded(what) }),
    )
