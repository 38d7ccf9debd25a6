import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'
import type { EmailVerification, PasswordChosen } from './identity-gateway.port.ts'
import type { EmailLinkGateway } from './email-link-gateway.port.ts'
import { enter, type WelcomeDeps } from './welcome.ts'

/** Resets a forgotten password by the link of a mail; the customer is signed in afterwards. */
export type ResetPassword = (input: EmailVerification) => TaskEither<Failure, PasswordChosen>
export const ResetPassword = token<ResetPassword>('ResetPassword')

export const makeResetPassword =
  (deps: WelcomeDeps & { readonly mails: EmailLinkGateway }): ResetPassword =>
  (input) => enter(deps)(() => deps.mails.resetPassword(input, deps.keeper.read())())
