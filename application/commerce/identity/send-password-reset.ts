import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeEmail } from '../../../domain/customer/email.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { passwordMail } from '../mail/account-mail.ts'
import type { Callers } from '../shop/request-context.ts'
import type { ProofDeps } from './send-account-mail.ts'
import { sendSignInLink } from './send-sign-in-link.ts'

/** Sends the link to reset a forgotten password (Account §4.3). */
export type SendPasswordReset = (caller: Callers['anyone'], email: string) => TE.TaskEither<Failure, void>

export const makeSendPasswordReset =
  (deps: ProofDeps): SendPasswordReset =>
  (caller, text) =>
    pipe(
      TE.fromEither(makeEmail(text)),
      TE.flatMap((email) => sendSignInLink(deps, { purpose: 'password', kind: 'password-reset', mail: passwordMail })(caller, email)),
    )
