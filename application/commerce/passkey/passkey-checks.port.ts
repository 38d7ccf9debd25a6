import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PasskeyAttestation, PasskeyAssertion } from '../../../domain/passkey/passkey-proof.ts'
import type { RelyingParty } from '../../../domain/passkey/relying-party.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { StoredPasskey } from './passkey-book.port.ts'

/** Checks what devices answer: that it is signed, for this place and this challenge, by somebody the device knows again. */
export interface PasskeyChecks {
  /** `undefined` for an answer that proves nothing. */
  readonly made: (
    answer: PasskeyAttestation, place: RelyingParty,
  ) => TaskEither<ServiceUnavailable, Pick<StoredPasskey, 'credential' | 'publicKey' | 'counter'> | undefined>
  /** The counter that the device answered with; `undefined` for an answer that proves nothing. */
  readonly used: (answer: PasskeyAssertion, kept: StoredPasskey, place: RelyingParty) => TaskEither<ServiceUnavailable, number | undefined>
}
