import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { PendingEmail } from '../../../domain/identity/pending-email.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Clock } from '../shop/clock.port.ts'
import type { EmailChanges } from './email-changes.port.ts'

/** The pending, unconfirmed e-mail address of the account. */
export type GetEmailChange = (owner: AccountId) => TE.TaskEither<Failure, PendingEmail>

export const makeGetEmailChange =
  ({ emailChanges, clock }: { readonly emailChanges: EmailChanges; readonly clock: Clock }): GetEmailChange =>
  (owner) => pipe(emailChanges.pending(owner, clock.now()), TE.map((email) => (email === undefined ? {} : { email })))
