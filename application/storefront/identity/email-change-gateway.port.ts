import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { PendingEmail } from '../../../domain/identity/pending-email.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The mailbox that is to be the account's, and the password of whoever has one. */
export type EmailChangeInput = { readonly email: string; readonly password: string }

/** Another mailbox for the own account, on the far side. */
export interface EmailChangeGateway {
  readonly pending: () => TaskEither<Failure, PendingEmail>
  readonly request: (asked: EmailChangeInput) => TaskEither<Failure, void>
  /** All other sessions end. */
  readonly confirm: (mail: string) => TaskEither<Failure, Customer>
  readonly cancel: () => TaskEither<Failure, void>
  /** For whoever has the letter to the old mailbox; the answer is the same for every one. */
  readonly cancelByLink: (mail: string) => TaskEither<Failure, void>
}
export const EmailChangeGateway = token<EmailChangeGateway>('EmailChangeGateway')
