import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { EmailVerification, PasswordChosen } from './identity-gateway.port.ts'
import type { EmailLinkGateway } from './email-link-gateway.port.ts'
import { enter, type WelcomeDeps } from './welcome.ts'

/** Answers the letter about a forgotten password with another one: whoever did is signed in. */
export type ResetPassword = (answer: EmailVerification) => TaskEither<Failure, PasswordChosen>
export const ResetPassword = token<ResetPassword>('ResetPassword')

export const makeResetPassword =
  (deps: WelcomeDeps & { readonly mails: EmailLinkGateway }): ResetPassword =>
  (answer) => enter(deps)(() => deps.mails.resetPassword(answer, deps.keeper.read())())
