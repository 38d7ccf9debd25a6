import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Email } from '../customer/email.ts'
import type { InvalidMessage } from './contact-refusal.ts'
import { everyTypedFault, typedEmail, typedLine } from './read-typed.ts'

/** A withdrawal as it was typed. */
export type SubmittedWithdrawal = { readonly name: string; readonly contract: string; readonly email: string }

export type Withdrawal = { readonly name: string; readonly contract: string; readonly email: Email }

/**
 * A withdrawal names who withdraws from what; no reason and nothing more is required (Directive 2011/83/EU, article 11a). Any wording is
 * accepted: the mail that repeats it turns nothing into links.
 */
export const makeWithdrawal = (submitted: SubmittedWithdrawal): E.Either<InvalidMessage, Withdrawal> =>
  pipe(
    sequenceS(everyTypedFault)({
      name: typedLine('name', submitted.name),
      contract: typedLine('contract', submitted.contract),
      email: typedEmail(submitted.email),
    }),
    E.mapLeft((fields): InvalidMessage => ({ _tag: 'InvalidMessage', fields })),
  )
