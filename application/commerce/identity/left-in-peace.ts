import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'

/** A mailbox that was written to often enough is left in peace; whoever asked is told the same, and goes on. */
export const leftInPeace: (mail: TE.TaskEither<Failure, void>) => TE.TaskEither<Failure, void> =
  TE.orElse((failure) => (failure._tag === 'TooManyAttempts' ? TE.right(undefined) : TE.left(failure)))
