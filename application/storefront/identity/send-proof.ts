import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { AsCustomer } from './as-customer.ts'
import type { IdentityGateway } from './identity-gateway.port.ts'

/** Has the letter sent once more that proves the customer's mailbox. */
export type SendProof = () => TaskEither<Failure, void>
export const SendProof = token<SendProof>('SendProof')

export const makeSendProof =
  ({ identities, asCustomer }: { readonly identities: IdentityGateway; readonly asCustomer: AsCustomer }): SendProof =>
  () => asCustomer(identities.sendProof())
