import type * as TE from 'fp-ts/lib/TaskEither.js'
import type { AccountId } from '../../../domain/customer/account-id.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { EmailChanges } from './email-changes.port.ts'

/** Cancels the customer's pending e-mail change; its link expires. */
export type CancelEmailChange = (owner: AccountId) => TE.TaskEither<Failure, void>

export const makeCancelEmailChange =
  ({ emailChanges }: { readonly emailChanges: EmailChanges }): CancelEmailChange =>
  (owner) => emailChanges.cancel(owner)
