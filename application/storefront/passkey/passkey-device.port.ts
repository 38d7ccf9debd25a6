import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type {
  PasskeyAttestation, PasskeyCreationOptions, PasskeyAssertion, PasskeyRequestOptions,
} from '../../../domain/passkey/passkey-options.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** The device that stores the visitor's passkeys and verifies the visitor. `undefined`: the visitor cancelled. */
export interface PasskeyDevice {
  readonly make: (options: PasskeyCreationOptions) => TaskEither<Failure, PasskeyAttestation | undefined>
  readonly getAssertion: (options: PasskeyRequestOptions) => TaskEither<Failure, PasskeyAssertion | undefined>
  /** Offers passkeys in the autofill of a field, until one is selected or the device gets another request. */
  readonly offer: (options: PasskeyRequestOptions) => TaskEither<Failure, PasskeyAssertion | undefined>
}
export const PasskeyDevice = token<PasskeyDevice>('PasskeyDevice')
