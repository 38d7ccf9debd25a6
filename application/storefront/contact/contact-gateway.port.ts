import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { GivenMessage } from '../../../domain/contact/contact-message.ts'
import type { GivenWithdrawal } from '../../../domain/contact/withdrawal.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Letters to the people of the shop, on the far side. */
export interface ContactGateway {
  readonly send: (message: GivenMessage) => TaskEither<Failure, void>
  /** Answers when the statement arrived; never whether there is such a contract. */
  readonly withdraw: (statement: GivenWithdrawal) => TaskEither<Failure, { readonly at: Date }>
}
export const ContactGateway = token<ContactGateway>('ContactGateway')
