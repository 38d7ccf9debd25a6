import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeContactMessage, type ContactMessage } from '../../../domain/contact/contact-message.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { messageMails } from '../mail/contact-mail.ts'
import { countMessage, type ContactDeps } from './count-message.ts'
import { queueMailsOnce } from './queue-mails-once.ts'
import type { WideUseCase } from '../operation.ts'
import type { contactContract } from '../../contract/contact.ts'

/** Accepts a message to the shop from anyone: staff get the message, the sender a confirmation; a repeated request sends neither. */
export type SendMessage = WideUseCase<typeof contactContract.sendMessage>

export const makeSendMessage =
  (deps: ContactDeps): SendMessage =>
  (caller, { key, ...input }) =>
    pipe(
      TE.fromEither<Failure, ContactMessage>(makeContactMessage(input)),
      TE.flatMap((statement) => queueMailsOnce(deps)(caller, {
        operation: 'sendMessage', key, statement, write: messageMails, count: () => countMessage(deps)(caller, statement.email),
      })),
      TE.map(() => undefined),
    )
