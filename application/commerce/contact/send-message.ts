import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { makeContactMessage } from '../../../domain/contact/contact-message.ts'
import { messageMails } from '../mail/contact-mail.ts'
import { countMessage, type ContactDeps } from './count-message.ts'
import { queueMailsOnce } from './queue-mails-once.ts'
import type { UseCase } from '../operation.ts'
import type { contactContract } from '../../contract/contact.ts'

/** Accepts a message to the shop from anyone: staff get the message, the sender a confirmation; a repeated request sends neither. */
export const makeSendMessage =
  (deps: ContactDeps): UseCase<typeof contactContract.sendMessage> =>
  (caller, { key, ...input }) =>
    pipe(
      TE.fromEither(makeContactMessage(input)),
      TE.flatMap((statement) => queueMailsOnce(deps)(caller, {
        operation: 'sendMessage', key, statement, write: messageMails, count: () => countMessage(deps)(caller, statement.email),
      })),
      TE.map(() => undefined),
    )
