import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { passwordChangedMail } from '../mail/account-mail.ts'
import type { Callers } from '../shop/request-context.ts'
import { choosePassword, type ChoosePasswordDeps, type EmailVerification, type PasswordChosen } from './choose-password.ts'
import { sendAccountMail, type AccountMailDeps } from './send-account-mail.ts'

/**
 * A forgotten password is another one from now on: all who were signed in are not any more, the owner is told by mail, and whoever
 * answered the letter is let in (Account §4.3, decision S21).
 */
export type ResetPassword = (caller: Callers['anyone'], answer: EmailVerification, cart?: CartToken) =>
  TE.TaskEither<Failure, PasswordChosen>

export const makeResetPassword = (deps: ChoosePasswordDeps & AccountMailDeps): ResetPassword =>
  choosePassword(deps, {
    purpose: 'password',
    mails: (caller, { owner: { email }, removed }) =>
      [passwordChangedMail(sendAccountMail(deps)(caller, email, 'password-changed'), removed)],
  })
