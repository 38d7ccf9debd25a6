import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { PendingEmail } from '../../../domain/identity/pending-email.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The new e-mail address of the account, and its password if it has one. */
export type EmailChangeInput = { readonly email: string; readonly password: string }

/** Changes of the customer's e-mail address, through the API. */
export interface EmailChangeGateway {
  readonly pending: () => TaskEither<Failure, PendingEmail>
  readonly request: (input: EmailChangeInput) => TaskEither<Failure, void>
  /** All other sessions end. */
  readonly confirm: (mail: string) => TaskEither<Failure, Customer>
  readonly cancel: () => TaskEither<Failure, void>
  /** By the link in the mail to the old address; the response is the same for every token. */
  readonly cancelByLink: (mail: string) => TaskEither<Failure, void>
}
export const EmailChangeGateway = token<EmailChangeGateway>('EmailChangeGateway')
