import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Email } from '../customer/email.ts'
import type { InvalidMessage } from './contact-refusal.ts'
import { everyTypedFault, typedEmail, typedLine } from './read-typed.ts'

/** Who withdraws, from what, and where the confirmation goes, as it was typed. */
export type SubmittedWithdrawal = { readonly name: string; readonly contract: string; readonly email: string }

export type Withdrawal = { readonly name: string; readonly contract: string; readonly email: Email }

/**
 * A contract ends by a statement that says who withdraws from what; no reason is asked for, and no more than it takes
 * (Directive 2011/83/EU, article 11a). It is taken in whatever words: the mail that repeats them makes no link of them.
 */
export const makeWithdrawal = (given: SubmittedWithdrawal): E.Either<InvalidMessage, Withdrawal> =>
  pipe(
    sequenceS(everyTypedFault)({
      name: typedLine('name', given.name),
      contract: typedLine('contract', given.contract),
      email: typedEmail(given.email),
    }),
    E.mapLeft((fields): InvalidMessage => ({ _tag: 'InvalidMessage', fields })),
  )
