import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeContactMessage, type ContactMessage, type SubmittedMessage } from '../../../domain/contact/contact-message.ts'
import type { Keyed } from '../../../domain/idempotency-key.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { messageMails } from '../mail/contact-mail.ts'
import type { Callers } from '../shop/request-context.ts'
import { countMessage, type ContactDeps } from './count-message.ts'
import { putOnce } from './put-once.ts'

/** Anybody writes to the shop: its people get the message, the writer a line that it arrived; repeated, neither. */
export type SendMessage = (caller: Callers['anyone'], given: Keyed<SubmittedMessage>) => TE.TaskEither<Failure, void>

export const makeSendMessage =
  (deps: ContactDeps): SendMessage =>
  (caller, { key, ...given }) =>
    pipe(
      TE.fromEither<Failure, ContactMessage>(makeContactMessage(given)),
      TE.flatMap((statement) => putOnce(deps)(caller, {
        operation: 'sendMessage', key, statement, write: messageMails, count: () => countMessage(deps)(caller, statement.email),
      })),
      TE.map(() => undefined),
    )
