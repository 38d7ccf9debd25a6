import * as E from 'fp-ts/lib/Either.js'
import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { isTooMany, tooManyAttempts } from '../../../domain/attempts/attempt-limit.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { LIMITS } from '../../../domain/limits/limits.ts'
import { mailBudget, type MailBudget } from '../../../domain/limits/mail-budget.ts'
import type { FailureBy, ServiceUnavailable } from '../../../domain/refusal.ts'
import { attemptKey, type CountDeps } from '../attempts/count-attempt.ts'
import type { CountedMail, Mail } from './mail.ts'

/** All spellings and suffixes of an address count as one person. */
const recipientOf = (to: string): string => pipe(makeEmail(to), E.match(() => to.toLowerCase(), customerKey))

/**
 * Counts a mail against the recipient's limit. `leaves`: it may be sent. A mail above the limit is not counted, so that the limit is free
 * again a day after the mails that used it. Two processes at the last place may both count their mail: then one or both are withheld, and
 * never more than allowed are sent.
 */
export const withinBudget =
  ({ attempts, clock }: CountDeps) =>
  ({ key, to }: Mail): TE.TaskEither<ServiceUnavailable, 'leaves' | MailBudget['beyond']> => {
    const budget = mailBudget(key)
    if (budget === undefined) return TE.right('leaves')
    const { limit, count, beyond } = budget
    const recipient = attemptKey(count, recipientOf(to))
    const now = clock.now()
    const since = new Date(now.getTime() - LIMITS[limit].window)
    const verdict = (sent: number) => (isTooMany(sent, LIMITS[limit]) ? beyond : 'leaves')
    return pipe(
      attempts.count(recipient, since),
      TE.flatMap((sent) =>
        verdict(sent + 1) === 'leaves' ? pipe(attempts.note(recipient, now, since), TE.map(verdict)) : TE.right(beyond)),
    )
  }

/**
 * Counts a mail whose link replaces an earlier one, before either is done: refused if it would be withheld, so that the earlier link stays
 * valid. Once counted it is sent in any case.
 */
export const countMail =
  (deps: CountDeps) =>
  (mail: Mail): TE.TaskEither<FailureBy<'TooManyAttempts'>, CountedMail> =>
    pipe(
      withinBudget(deps)(mail),
      TE.flatMap((verdict) =>
        verdict === 'leaves'
          ? TE.right<never, CountedMail>({ ...mail, isCounted: true })
          : TE.left(tooManyAttempts(LIMITS[mailBudget(mail.key)?.limit ?? 'mailsToEmail']))),
    )
