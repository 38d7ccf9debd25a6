import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isTooMany, tooManyAttempts } from '../../../domain/attempts/attempt-limit.ts'
import { LIMITS, type LimitName } from '../../../domain/limits/limits.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { AttemptCounter } from './attempt-counter.port.ts'

export type CountDeps = { readonly attempts: AttemptCounter; readonly clock: Clock }

/** The key under which the attempts of one subject count towards a limit. */
export const attemptKey = (name: LimitName, subject: string): string => `${name} ${subject}`

/** Counts one attempt against a limit before it is carried out, so that parallel attempts gain nothing. */
export const countAttempt =
  ({ attempts, clock }: CountDeps) =>
  (name: LimitName, subject: string): TE.TaskEither<FailureBy<'TooManyAttempts'>, void> => {
    const limit = LIMITS[name]
    const now = clock.now()
    return pipe(
      attempts.note(attemptKey(name, subject), now, new Date(now.getTime() - limit.window)),
      TE.flatMap((count) => (isTooMany(count, limit) ? TE.left(tooManyAttempts(limit)) : TE.right(undefined))),
    )
  }
