import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import { countAttempt, type CountDeps } from '../attempts/count-attempt.ts'
import { isOwnCustomerNetwork } from './sign-in-attempts.ts'

type LinkPurpose = 'claim' | 'login' | 'password' | 'email change' | 'newsletter'

/**
 * Counts a mail with a link before the link is made: a link that is not sent would end the previous one. Requests from a network where the
 * owner signed in before are counted apart, so that no stranger uses them up.
 */
export const countLinkMail =
  (deps: CountDeps) =>
  (purpose: LinkPurpose, email: Email, from: string): TE.TaskEither<FailureBy<'TooManyAttempts'>, void> =>
    pipe(
      isOwnCustomerNetwork(deps, email, from),
      TE.map((isOwn) => (isOwn ? ` from ${from}` : '')),
      TE.flatMap((own) =>
        pipe(
          countAttempt(deps)('linkMailsToEmail', `${purpose} ${canonicalEmailOf(email)}${own}`),
          TE.flatMap(() => countAttempt(deps)('linkMailsToEmailInADay', `${customerKey(email)}${own}`)),
        )),
    )
