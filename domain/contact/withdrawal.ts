import { sequenceS } from 'fp-ts/lib/Apply.js'
import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { Email } from '../customer/email.ts'
import type { InvalidLetter } from './contact-refusal.ts'
import { everyTypedFault, typedEmail, typedLine, type Typed } from './read-typed.ts'

/** Who withdraws, from what, and where the confirmation goes, as it was typed. */
export type GivenWithdrawal = { readonly name: string; readonly contract: string; readonly email: string }

export type Withdrawal = { readonly name: string; readonly contract: string; readonly email: Email }

/** The name of a scheme, a host or a mailbox; a dot in a name (J.R. Meier, St.Gallen) is none. */
const LEADS_AWAY = /:\/\/|www[.\u3002\uFF0E\uFF61]|@|[\p{L}\p{N}][.\u3002\uFF0E\uFF61]\p{L}{2,63}[/:]|\p{L}[\u3002\uFF0E\uFF61]\p{L}/iu

/** It is repeated in a letter to a mailbox that anybody may have named: nothing in it leads anywhere. */
const withoutAddress = (field: 'name' | 'contract', given: string): Typed<string> =>
  E.flatMap(typedLine(field, given), (text): Typed<string> =>
    LEADS_AWAY.test(text) ? E.left([{ _tag: 'Invalid', field }]) : E.right(text))

/**
 * A contract ends by a statement that says who withdraws from what; no reason is asked for, and no more than it takes
 * (Directive 2011/83/EU, article 11a).
 */
export const makeWithdrawal = (given: GivenWithdrawal): E.Either<InvalidLetter, Withdrawal> =>
  pipe(
    sequenceS(everyTypedFault)({
      name: withoutAddress('name', given.name),
      contract: withoutAddress('contract', given.contract),
      email: typedEmail(given.email),
    }),
    E.mapLeft((fields): InvalidLetter => ({ _tag: 'InvalidLetter', fields })),
  )
