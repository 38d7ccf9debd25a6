import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { CartToken } from '../../../domain/cart/cart.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Askers } from '../shop/asker.ts'
import { hasMethods } from '../../../domain/identity/revocable-methods.ts'
import { passwordChangedMail } from '../mail/mailbox-mail.ts'
import { choosePassword, type ChoosePasswordDeps, type MailboxAnswer, type PasswordChosen } from './choose-password.ts'
import { letterTo, type LetterDeps } from './letter-to.ts'

/**
 * Whoever answers the letter owns the account, whoever registered it: they choose the password, and all who were signed in
 * before are not any more (Account §4). Where other sign-in methods were there before, a mail lists them: they are removed.
 */
export type ProveMailbox = (asker: Askers['anyone'], answer: MailboxAnswer, cart?: CartToken) => TE.TaskEither<Failure, PasswordChosen>

export const makeProveMailbox = (deps: ChoosePasswordDeps & LetterDeps): ProveMailbox =>
  choosePassword(deps, {
    purpose: 'claim',
    mails: (asker, { owner: { email }, removed }) =>
      (hasMethods(removed) ? [passwordChangedMail(letterTo(deps)(asker, email, 'password-changed'), removed)] : []),
  })
