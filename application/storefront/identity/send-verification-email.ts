import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { AsCustomer } from './as-customer.ts'
import type { IdentityGateway } from './identity-gateway.port.ts'

/** Sends the verification mail to the customer's address again. */
export type SendVerificationEmail = () => TaskEither<Failure, void>
export const SendVerificationEmail = token<SendVerificationEmail>('SendVerificationEmail')

export const makeSendVerificationEmail =
  ({ identities, asCustomer }: { readonly identities: IdentityGateway; readonly asCustomer: AsCustomer }): SendVerificationEmail =>
  () => asCustomer(identities.sendVerificationEmail())
