import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import type { Registration } from '../../contract/identity.ts'
import { token } from '../../token.ts'
import { storedCart } from '../cart/stored-cart.ts'
import { welcomed, type WelcomeDeps } from './welcome.ts'

/** Creates an account and signs in. */
export type SignUp = (registration: Registration) => TaskEither<Failure, Customer>
export const SignUp = token<SignUp>('SignUp')

export const makeSignUp =
  (deps: WelcomeDeps): SignUp =>
  (registration) =>
    welcomed(deps)(() => deps.shop.identity.signUp({ registration, ...storedCart(deps.keeper) })(), 'sign_up')
