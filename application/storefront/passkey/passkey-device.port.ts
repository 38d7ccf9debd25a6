import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type {
  PasskeyAttestation, PasskeyCreationOptions, PasskeyAssertion, PasskeyRequestOptions,
} from '../../../domain/passkey/passkey-options.ts'
import type { Failure } from '../../../domain/refusal.ts'
import { token } from '../../token.ts'

/** What keeps the visitor's passkeys and asks for a finger, a face or a code. Whoever lets it be answers nothing: `undefined`. */
export interface PasskeyDevice {
  readonly make: (asked: PasskeyCreationOptions) => TaskEither<Failure, PasskeyAttestation | undefined>
  readonly answer: (asked: PasskeyRequestOptions) => TaskEither<Failure, PasskeyAssertion | undefined>
  /** Offers passkeys where the visitor types, and waits until one is picked or something else is asked of the device. */
  readonly offer: (asked: PasskeyRequestOptions) => TaskEither<Failure, PasskeyAssertion | undefined>
  readonly canOffer: () => TaskEither<never, boolean>
}
export const PasskeyDevice = token<PasskeyDevice>('PasskeyDevice')
