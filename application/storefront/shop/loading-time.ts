import { sequenceT } from 'fp-ts/lib/Apply.js'
import { pipe } from 'fp-ts/lib/function.js'
import * as T from 'fp-ts/lib/Task.js'
import { token } from '../../token.ts'

/** A list is loading for at least this long, so that its placeholder does not flicker. Milliseconds (Commerce §9). */
export const LEAST_LOADING_TIME = 200

/** How long a list takes at least; only in a browser any longer than its answer (decision A46). */
export type LoadingTime = <Answer>(load: T.Task<Answer>) => T.Task<Answer>
export const LoadingTime = token<LoadingTime>('LoadingTime')

/** As long as the answer takes. */
export const noLonger: LoadingTime = (load) => load

/** At least so many milliseconds, also when the answer is a failure. */
export const atLeast =
  (milliseconds: number): LoadingTime =>
  (load) =>
    pipe(
      sequenceT(T.ApplyPar)(load, T.delay(milliseconds)(T.of(undefined))),
      T.map(([answer]) => answer),
    )
