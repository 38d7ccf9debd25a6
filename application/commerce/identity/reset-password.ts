import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { passwordChangedMail } from '../mail/account-mail.ts'
import type { Callers } from '../shop/request-context.ts'
import { choosePassword, type ChoosePasswordDeps, type EmailVerification, type PasswordChosen } from './choose-password.ts'
import { sendAccountMail, type AccountMailDeps } from './send-account-mail.ts'

/**
 * Sets a new password by an e-mail link: all sessions end, the owner is notified by mail, and the caller is signed in (Account §4.3,
 * decision S21).
 */
export type ResetPassword = (caller: Callers['anyone'], input: EmailVerification, cart?: CartToken) =>
  TE.TaskEither<Failure, PasswordChosen>

export const makeResetPassword = (deps: ChoosePasswordDeps & AccountMailDeps): ResetPassword =>
  choosePassword(deps, {
    purpose: 'password',
    mails: (caller, { owner: { email }, removed }) =>
      [passwordChangedMail(sendAccountMail(deps)(caller, email, 'password-changed'), removed)],
  })
