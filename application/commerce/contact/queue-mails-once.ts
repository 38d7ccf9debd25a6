import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Email } from '../../../domain/customer/email.ts'
import { canonicalEmailOf } from '../../../domain/customer/same-email.ts'
import type { IdempotencyKey } from '../../../domain/idempotency-key.ts'
import { requestDigest } from '../../../domain/keyed-request.ts'
import type { FailureBy } from '../../../domain/refusal.ts'
import type { Written } from '../mail/contact-mail.ts'
import type { RequestMails } from '../mail/mail-queue.port.ts'
import type { Callers } from '../shop/request-context.ts'
import type { ContactDeps } from './count-message.ts'

type Request<Statement> = {
  readonly operation: 'sendMessage' | 'declareWithdrawal'
  readonly key: IdempotencyKey
  readonly statement: Statement
  readonly write: (written: Written, statement: Statement) => RequestMails
  /** Counts a request that was not carried out yet. */
  readonly count: () => TE.TaskEither<FailureBy<'TooManyAttempts'>, unknown>
}

/**
 * Queues the mails of a request once and returns the time: a repeated request queues none and counts against no limit. The caller is not
 * signed in, so a key is scoped to the e-mail address of the request, per brand.
 */
export const queueMailsOnce =
  ({ mailQueue, mailTexts, register, clock }: ContactDeps) =>
  <Statement extends { readonly email: Email }>(
    { brandChannel, locale }: Callers['anyone'], { operation, key, statement, write, count }: Request<Statement>,
  ): TE.TaskEither<FailureBy<'KeyReused' | 'TooManyAttempts'>, Date> => {
    const at = clock.now()
    const recipient = canonicalEmailOf(statement.email)
    const digest = requestDigest(operation, recipient, statement)
    const written = { key: requestDigest(operation, recipient, { brandChannel, key }), locale, words: mailTexts, at }
    const mails = write({ ...written, settings: register.settings(brandChannel) }, statement)
    return pipe(
      mailQueue.storedAt(mails[0].key, digest),
      TE.flatMap((stored) => (stored === undefined
        ? pipe(count(), TE.flatMap(() => mailQueue.put(mails, { digest, at })))
        : TE.right(stored))),
    )
  }
