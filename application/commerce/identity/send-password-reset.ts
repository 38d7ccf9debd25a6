import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeEmail } from '../../../domain/customer/email.ts'
import { passwordMail } from '../mail/account-mail.ts'
import type { ProofDeps } from './send-account-mail.ts'
import { sendSignInLink } from './send-sign-in-link.ts'
import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'

/** Sends the link to reset a forgotten password (Account §4.3). */
export type SendPasswordReset = UseCase<typeof identityContract.sendPasswordReset>

export const makeSendPasswordReset =
  (deps: ProofDeps): SendPasswordReset =>
  (caller, { email: text }) =>
    pipe(
      TE.fromEither(makeEmail(text)),
      TE.flatMap((email) => sendSignInLink(deps, { purpose: 'password', kind: 'password-reset', mail: passwordMail })(caller, email)),
    )
