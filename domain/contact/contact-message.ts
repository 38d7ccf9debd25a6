import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Email } from '../customer/email.ts'
import type { InvalidMessage } from './contact-refusal.ts'
import { everyTypedFault, typedEmail, typedLine, typedText } from './read-typed.ts'

/** A contact message as it was typed. */
export type SubmittedMessage = { readonly name: string; readonly email: string; readonly subject: string; readonly message: string }

export type ContactMessage = { readonly name: string; readonly email: Email; readonly subject: string; readonly message: string }

/** All four fields are required. */
export const makeContactMessage = (submitted: SubmittedMessage): E.Either<InvalidMessage, ContactMessage> =>
  pipe(
    sequenceS(everyTypedFault)({
      name: typedLine('name', submitted.name),
      email: typedEmail(submitted.email),
      subject: typedLine('subject', submitted.subject),
      message: typedText('message', submitted.message),
    }),
    E.mapLeft((fields): InvalidMessage => ({ _tag: 'InvalidMessage', fields })),
  )
