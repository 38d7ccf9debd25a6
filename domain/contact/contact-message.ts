import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Email } from '../customer/email.ts'
import type { InvalidMessage } from './contact-refusal.ts'
import { everyTypedFault, typedEmail, typedLine, typedText } from './read-typed.ts'

/** What somebody writes to the shop, as it was typed. */
export type SubmittedMessage = { readonly name: string; readonly email: string; readonly subject: string; readonly message: string }

export type ContactMessage = { readonly name: string; readonly email: Email; readonly subject: string; readonly message: string }

/** Who writes, what about, and where the answer goes: all of it is needed. */
export const makeContactMessage = (given: SubmittedMessage): E.Either<InvalidMessage, ContactMessage> =>
  pipe(
    sequenceS(everyTypedFault)({
      name: typedLine('name', given.name),
      email: typedEmail(given.email),
      subject: typedLine('subject', given.subject),
      message: typedText('message', given.message),
    }),
    E.mapLeft((fields): InvalidMessage => ({ _tag: 'InvalidMessage', fields })),
  )
