import { passwordChangedMail } from '../mail/account-mail.ts'
import { choosePassword, type ChoosePasswordDeps } from './choose-password.ts'
import { sendAccountMail, type AccountMailDeps } from './send-account-mail.ts'
import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'

/**
 * Sets a new password by an e-mail link: all sessions end, the owner is notified by mail, and the caller is signed in (Account §4.3,
 * decision S21).
 */
export type ResetPassword = UseCase<typeof identityContract.resetPassword>

export const makeResetPassword = (deps: ChoosePasswordDeps & AccountMailDeps): ResetPassword =>
  choosePassword(deps, {
    purpose: 'password',
    mails: (caller, { owner: { email }, removed }) =>
      [passwordChangedMail(sendAccountMail(deps)(caller, email, 'password-changed'), removed)],
  })
