import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { makeProofToken, type ProofPurpose, type ProofToken } from '../../../domain/identity/email-link.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { countAttempt } from '../attempts/count-attempt.ts'
import { unknownMail, type AccountMail } from '../mail/account-mail.ts'
import type { Mail } from '../mail/mail.ts'
import { countMail } from '../mail/within-budget.ts'
import type { Callers } from '../shop/request-context.ts'
import { newToken } from '../shop/new-token.ts'
import { countLinkMail } from './count-link-mail.ts'
import { markRequestedHere } from './is-requested-here.ts'
import { ignoreTooManyAttempts } from './ignore-too-many-attempts.ts'
import { sendAccountMail, newProof, type EmailLinkKind, type ProofDeps } from './send-account-mail.ts'

/** A mail with a link into an account: its purpose and content. */
export type AccountLink = {
  readonly purpose: Exclude<ProofPurpose, 'claim'>
  readonly kind: EmailLinkKind
  readonly mail: (mail: AccountMail, token: ProofToken) => Mail
  /** The account that was created by requesting the link. */
  readonly registered?: AccountId | undefined
}

const sendLink =
  (deps: ProofDeps, caller: Callers['anyone'], { purpose, kind, mail, registered }: AccountLink, token: ProofToken) =>
  (email: Email): TE.TaskEither<FailureBy<'TooManyAttempts'>, void> =>
    pipe(
      countLinkMail(deps)(purpose, email, caller.from),
      TE.flatMap(() => deps.customers.claims(email)),
      TE.flatMap(({ proven, claimed }) => {
        const owner = (proven ?? claimed)?.customer
        // In the owner's spelling: two spellings of one address here may be two addresses at a mail server.
        const proof = { ...newProof(deps)(caller, purpose, owner?.email ?? email), token }
        const sheet = sendAccountMail(deps)(caller, proof.email, kind)
        const registers = owner !== undefined && owner.accountId === registered ? { registers: true } as const : {}
        return pipe(
          countMail(deps)(owner === undefined ? unknownMail(sheet) : mail(sheet, token)),
          TE.flatMap((counted) => deps.proofs.begin({ ...proof, accountId: owner?.accountId, ...registers }, counted)),
        )
      }),
    )

/**
 * Sends a sign-in link to an address. Whether it has an account is revealed to its reader only: both cases are counted, looked up and
 * written alike, and mails above the limit are not sent (Account §4.3).
 */
export const sendSignInLink =
  (deps: ProofDeps, link: AccountLink) =>
  (caller: Callers['anyone'], email: Email): TE.TaskEither<FailureBy<'TooManyAttempts'>, void> => {
    const token = newToken(deps.sessionMaker, makeProofToken)
    return pipe(
      countAttempt(deps)('linkMailsFromNetwork', caller.from),
      TE.flatMap(() => ignoreTooManyAttempts(sendLink(deps, caller, link, token)(email))),
      TE.tapTask(() => markRequestedHere(deps)(caller, token)),
    )
  }
