import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Failure } from '../../../domain/refusal.ts'
import type { EmailLinkPassword, PasswordChosen } from '../../contract/identity.ts'
import { token } from '../../token.ts'
import { storedCart } from '../cart/stored-cart.ts'
import { enter, type WelcomeDeps } from './welcome.ts'

/** Verifies an e-mail address by the link of a mail: the account belongs to its owner, who is signed in. */
export type VerifyEmail = (answer: EmailLinkPassword) => TaskEither<Failure, PasswordChosen>
export const VerifyEmail = token<VerifyEmail>('VerifyEmail')

export const makeVerifyEmail =
  (deps: WelcomeDeps): VerifyEmail =>
  (answer) => enter(deps)(() => deps.shop.identity.verifyEmail({ answer, ...storedCart(deps.keeper) })())
