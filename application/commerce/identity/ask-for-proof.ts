import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { countAttempt } from '../attempts/count-attempt.ts'
import { claimMail, ownedMail } from '../mail/mailbox-mail.ts'
import type { At } from '../shop/at.ts'
import { letterTo, newProof, type ProofDeps } from './letter-to.ts'

/**
 * Writes to the mailbox a customer named. Only its reader learns whether it is somebody's already: the same is done in
 * both cases, and the letter to an owner carries no token.
 */
export const askForProof =
  (deps: ProofDeps) =>
  (at: At, { accountId, email }: Customer): TE.TaskEither<Failure, void> => {
    const proof = newProof(deps)(at, 'claim', email)
    const letter = letterTo(deps)(at, email, 'mailbox-proof')
    return pipe(
      countAttempt(deps)('linkMailsToEmail', `claim ${mailboxOf(email)}`),
      TE.flatMap(() => deps.customers.claims(email)),
      TE.flatMap(({ proven }) =>
        deps.proofs.begin({ ...proof, accountId }, proven === undefined ? claimMail(letter, proof.token) : ownedMail(letter))),
    )
  }
