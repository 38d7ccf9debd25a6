import { pipe } from 'fp-ts/lib/function.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import type { Failure, RefusalBy } from '../../../domain/refusal.ts'

type TooManyAttempts = RefusalBy<'TooManyAttempts'>

/** An address that got enough mails gets no more; the caller sees the same response as otherwise. */
export const ignoreTooManyAttempts = <Refused extends Failure>(
  mail: TE.TaskEither<Refused, void>,
): TE.TaskEither<Exclude<Refused, TooManyAttempts>, void> => {
  const isOther = (failure: Refused): failure is Exclude<Refused, TooManyAttempts> => failure._tag !== 'TooManyAttempts'
  return pipe(
    mail,
    TE.orElse((failure): TE.TaskEither<Exclude<Refused, TooManyAttempts>, void> => (isOther(failure)
        ? TE.left(failure)
        : TE.right(undefined))),
  )
}
