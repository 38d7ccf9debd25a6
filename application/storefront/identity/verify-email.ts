import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityGateway, EmailVerification, PasswordChosen } from './identity-gateway.port.ts'
import { enter, type WelcomeDeps } from './welcome.ts'

/** Verifies an e-mail address by the link of a mail: the account belongs to its owner, who is signed in. */
export type VerifyEmail = (input: EmailVerification) => TaskEither<Failure, PasswordChosen>
export const VerifyEmail = token<VerifyEmail>('VerifyEmail')

export const makeVerifyEmail =
  (deps: WelcomeDeps & { readonly identities: IdentityGateway }): VerifyEmail =>
  (input) => enter(deps)(() => deps.identities.verifyEmail(input, deps.keeper.read())())
