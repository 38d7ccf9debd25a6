import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Credentials } from '../../contract/identity.ts'
import { token } from '../../token.ts'
import { storedCart } from '../cart/stored-cart.ts'
import { welcomed, type WelcomeDeps } from './welcome.ts'

/** Signs in; the items of the current cart are taken over (Commerce §4). */
export type SignIn = (credentials: Credentials) => TaskEither<Failure, Customer>
export const SignIn = token<SignIn>('SignIn')

export const makeSignIn =
  (deps: WelcomeDeps): SignIn =>
  (credentials) => welcomed(deps)(() => deps.shop.identity.signIn({ credentials, ...storedCart(deps.keeper) })())
