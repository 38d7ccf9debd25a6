import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { Customer } from '../../../domain/customer/customer.ts'
import type { PasskeyAssertion } from '../../../domain/passkey/passkey-options.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/**
 * Signs in with a passkey of this device, or with the one that the visitor has already selected; the items of the current cart are taken
 * over. `undefined`: the visitor cancelled.
 */
export type SignInWithPasskey = (selected?: PasskeyAssertion) => TaskEither<Failure, Customer | undefined>
export const SignInWithPasskey = token<SignInWithPasskey>('SignInWithPasskey')
