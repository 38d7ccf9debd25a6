import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { SubmittedMessage } from '../../../domain/contact/contact-message.ts'
import type { SubmittedWithdrawal } from '../../../domain/contact/withdrawal.ts'
import type { Keyed } from '../../../domain/idempotency-key.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Messages to the shop, through the API. A repeated key gets the first response again and sends nothing. */
export interface ContactGateway {
  readonly send: (message: Keyed<SubmittedMessage>) => TaskEither<Failure, void>
  /** The response contains when the statement arrived, but never whether there is such a contract. */
  readonly withdraw: (statement: Keyed<SubmittedWithdrawal>) => TaskEither<Failure, { readonly at: Date }>
}
export const ContactGateway = token<ContactGateway>('ContactGateway')
