import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { CountDeps } from './count-attempt.ts'

/** Deletes expired attempts, to keep counting fast and to store no traces; `true` if more are left. */
export type SweepAttempts = () => TE.TaskEither<ServiceUnavailable, boolean>

export const makeSweepAttempts =
  ({ attempts, clock }: CountDeps): SweepAttempts =>
  () => attempts.sweep(clock.now())
