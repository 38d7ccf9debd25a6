import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Callers } from '../shop/request-context.ts'
import { hasMethods } from '../../../domain/identity/revocable-methods.ts'
import { passwordChangedMail } from '../mail/account-mail.ts'
import { choosePassword, type ChoosePasswordDeps, type EmailVerification, type PasswordChosen } from './choose-password.ts'
import { sendAccountMail, type AccountMailDeps } from './send-account-mail.ts'

/**
 * Verifies an e-mail address: its reader owns the account, also if another person registered it. They set the password, and all earlier
 * sessions end (Account §4). A mail lists the sign-in methods that were removed, if there were any.
 */
export type VerifyEmail = (caller: Callers['anyone'], input: EmailVerification, cart?: CartToken) =>
  TE.TaskEither<Failure, PasswordChosen>

export const makeVerifyEmail = (deps: ChoosePasswordDeps & AccountMailDeps): VerifyEmail =>
  choosePassword(deps, {
    purpose: 'claim',
    mails: (caller, { owner: { email }, removed }) =>
      (hasMethods(removed) ? [passwordChangedMail(sendAccountMail(deps)(caller, email, 'password-changed'), removed)] : []),
  })
