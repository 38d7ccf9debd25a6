import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { CountDeps } from './count-attempt.ts'

/** Drops attempts that count for nothing any more, so that counting stays quick and keeps nobody's traces; whether some are left. */
export type SweepAttempts = () => TE.TaskEither<Failure, boolean>

export const makeSweepAttempts =
  ({ attempts, clock }: CountDeps): SweepAttempts =>
  () => attempts.sweep(clock.now())
