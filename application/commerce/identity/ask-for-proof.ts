import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import { mailboxOf } from '../../../domain/customer/same-email.ts'
import { makeProofToken, proofEnd } from '../../../domain/identity/mailbox-proof.ts'
import { PROOF_LETTER_LIMIT } from '../../../domain/identity/sign-in-limit.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import type { CustomerBook } from '../customer/customer-book.port.ts'
import type { MailTexts } from '../mail/mail-texts.port.ts'
import { claimedMail, proofMail } from '../mail/proof-mail.ts'
import type { At } from '../shop/at.ts'
import { newToken } from '../shop/new-token.ts'
import type { ShopRegister } from '../shop/shop-register.port.ts'
import type { MailboxProofs } from './mailbox-proofs.port.ts'
import type { SessionMaker } from './session-maker.port.ts'

export type ProofDeps = CountDeps & {
  readonly customers: CustomerBook
  readonly proofs: MailboxProofs
  readonly sessionMaker: SessionMaker
  readonly register: ShopRegister
  readonly mailTexts: MailTexts
}

/**
 * Writes to the mailbox a customer named. Only its reader learns whether it is somebody's already: the same is done in
 * both cases, and the letter to an owner carries no token.
 */
export const askForProof =
  (deps: ProofDeps) =>
  ({ brandChannel, locale }: At, { accountId, email }: Customer): TE.TaskEither<Failure, void> => {
    const now = deps.clock.now()
    const token = newToken(deps.sessionMaker, makeProofToken)
    const letter = { key: `mailbox-proof:${accountId}:${now.getTime()}`, to: email, locale, words: deps.mailTexts }
    const settings = deps.register.settings(brandChannel)
    return pipe(
      countAttempt(deps)(`proof of ${mailboxOf(email)}`, PROOF_LETTER_LIMIT),
      TE.flatMap(() => deps.customers.claims(email)),
      TE.flatMap(({ proven }) =>
        deps.proofs.begin(
          { token, accountId, endsAt: proofEnd(now) },
          proven === undefined ? proofMail(letter, settings, token) : claimedMail(letter, settings),
        )),
    )
  }
