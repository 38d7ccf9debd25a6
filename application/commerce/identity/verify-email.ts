import { hasMethods } from '../../../domain/identity/revocable-methods.ts'
import { passwordChangedMail } from '../mail/account-mail.ts'
import { choosePassword, type ChoosePasswordDeps } from './choose-password.ts'
import { sendAccountMail, type AccountMailDeps } from './send-account-mail.ts'
import type { UseCase } from '../operation.ts'
import type { identityContract } from '../../contract/identity.ts'

/**
 * Verifies an e-mail address: its reader owns the account, also if another person registered it. They set the password, and all earlier
 * sessions end (Account §4). A mail lists the sign-in methods that were removed, if there were any.
 */
export type VerifyEmail = UseCase<typeof identityContract.verifyEmail>

export const makeVerifyEmail = (deps: ChoosePasswordDeps & AccountMailDeps): VerifyEmail =>
  choosePassword(deps, {
    purpose: 'claim',
    mails: (caller, { owner: { email }, removed }) =>
      (hasMethods(removed) ? [passwordChangedMail(sendAccountMail(deps)(caller, email, 'password-changed'), removed)] : []),
  })
