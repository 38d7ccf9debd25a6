import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityGateway, Registration } from './identity-gateway.port.ts'
import { welcomed, type WelcomeDeps } from './welcome.ts'

/** Creates an account and signs in. */
export type SignUp = (registration: Registration) => TaskEither<Failure, Customer>
export const SignUp = token<SignUp>('SignUp')

export const makeSignUp =
  (deps: WelcomeDeps & { readonly identities: IdentityGateway }): SignUp =>
  (registration) => welcomed(deps)(() => deps.identities.signUp(registration, deps.keeper.read())(), 'sign_up')
