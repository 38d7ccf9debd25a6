import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** Signs in with a passkey of this device; the items of the current cart are taken over. `undefined`: the visitor cancelled. */
export type SignInWithPasskey = () => TaskEither<Failure, Customer | undefined>
export const SignInWithPasskey = token<SignInWithPasskey>('SignInWithPasskey')

/** Offers passkeys in the autofill of the e-mail field, and signs in with the selected one, if any. */
export type OfferPasskeys = SignInWithPasskey
export const OfferPasskeys = token<OfferPasskeys>('OfferPasskeys')
