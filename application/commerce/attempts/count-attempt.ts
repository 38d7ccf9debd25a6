import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isTooMany, tooManyAttempts, type AttemptLimit } from '../../../domain/attempts/attempt-limit.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { AttemptCounter } from './attempt-counter.port.ts'

export type CountDeps = { readonly attempts: AttemptCounter; readonly clock: Clock }

/** Counted before it is tried, so that many at once gain nothing. */
export const countAttempt =
  (deps: CountDeps) =>
  (key: string, limit: AttemptLimit): TE.TaskEither<Failure, void> => {
    const now = deps.clock.now()
    return pipe(
      deps.attempts.note(key, now, new Date(now.getTime() - limit.window)),
      TE.flatMap((count) => (isTooMany(count, limit) ? TE.left<Failure>(tooManyAttempts(limit)) : TE.right(undefined))),
    )
  }
