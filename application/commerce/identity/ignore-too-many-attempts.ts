import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'

/** An address that got enough mails gets no more; the caller sees the same response as otherwise. */
export const ignoreTooManyAttempts: (mail: TE.TaskEither<Failure, void>) => TE.TaskEither<Failure, void> =
  TE.orElse((failure) => (failure._tag === 'TooManyAttempts' ? TE.right(undefined) : TE.left(failure)))
