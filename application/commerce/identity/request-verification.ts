import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { claimMail, ownedMail } from '../mail/account-mail.ts'
import { countMail } from '../mail/within-budget.ts'
import type { Callers } from '../shop/request-context.ts'
import { countLinkMail } from './count-link-mail.ts'
import { markRequestedHere } from './is-requested-here.ts'
import { sendAccountMail, newProof, type ProofDeps } from './send-account-mail.ts'

/**
 * Sends a verification mail to the address a customer entered. Only its reader learns whether the address has an account already: both
 * cases take the same steps, and the mail to an owner contains no token.
 */
export const requestVerification =
  (deps: ProofDeps) =>
  (caller: Callers['anyone'], { accountId, email }: Customer): TE.TaskEither<FailureBy<'TooManyAttempts'>, void> => {
    const proof = newProof(deps)(caller, 'claim', email)
    const mail = sendAccountMail(deps)(caller, email, 'email-verification')
    return pipe(
      TE.fromTask(markRequestedHere(deps)(caller, proof.token)),
      TE.flatMap(() => countLinkMail(deps)('claim', email, caller.from)),
      TE.flatMap(() => deps.customers.claims(email)),
      TE.flatMap(({ proven }) => countMail(deps)(proven === undefined ? claimMail(mail, proof.token) : ownedMail(mail))),
      TE.flatMap((counted) => deps.proofs.begin({ ...proof, accountId }, counted)),
    )
  }
