import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { IdentityGateway, EmailVerification, PasswordChosen } from './identity-gateway.port.ts'
import { enter, type WelcomeDeps } from './welcome.ts'

/** Answers the letter to a mailbox: the account belongs to whoever reads it, who is signed in. */
export type VerifyEmail = (answer: EmailVerification) => TaskEither<Failure, PasswordChosen>
export const VerifyEmail = token<VerifyEmail>('VerifyEmail')

export const makeVerifyEmail =
  (deps: WelcomeDeps & { readonly identities: IdentityGateway }): VerifyEmail =>
  (answer) => enter(deps)(() => deps.identities.verifyEmail(answer, deps.keeper.read())())
