import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { EmailLinkPassword, PasswordChosen } from '../../contract/identity.ts'
import { token } from '../../token.ts'
import { storedCart } from '../cart/stored-cart.ts'
import { enter, type WelcomeDeps } from './welcome.ts'

/** Resets a forgotten password by the link of a mail; the customer is signed in afterwards. */
export type ResetPassword = (answer: EmailLinkPassword) => TaskEither<Failure, PasswordChosen>
export const ResetPassword = token<ResetPassword>('ResetPassword')

export const makeResetPassword =
  (deps: WelcomeDeps): ResetPassword =>
  (answer) => enter(deps)(() => deps.shop.identity.resetPassword({ answer, ...storedCart(deps.keeper) })())
