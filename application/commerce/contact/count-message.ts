import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { MailQueue } from '../mail/mail-queue.port.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import type { Callers } from '../shop/request-context.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'

export type ContactDeps = CountDeps & {
  readonly mailQueue: MailQueue
  readonly mailTexts: MailTexts
  readonly register: ShopRegister
}

/** Limits messages per network and per e-mail address; the refusal says when to try again. */
export const countMessage =
  (deps: CountDeps) =>
  ({ from }: Callers['anyone'], email: Email): TE.TaskEither<FailureBy<'TooManyAttempts'>, void> =>
    pipe(
      countAttempt(deps)('messagesFromNetwork', from),
      TE.flatMap(() => countAttempt(deps)('messagesOfEmail', canonicalEmailOf(email))),
    )
