import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import type { PasskeyAttestation, PasskeyAssertion } from '../../../domain/passkey/passkey-options.ts'
import type { RelyingParty } from '../../../domain/passkey/relying-party.ts'
import type { ServiceUnavailable } from '../../../domain/refusal.ts'
import type { StoredPasskey } from './passkey-repository.port.ts'

/** Verifies responses of devices: signed for this relying party and this challenge, with user verification. */
export interface PasskeyChecks {
  /** `undefined` for an invalid response. */
  readonly made: (
    attestation: PasskeyAttestation, party: RelyingParty,
  ) => TaskEither<ServiceUnavailable, Pick<StoredPasskey, 'credential' | 'publicKey' | 'counter'> | undefined>
  /** The counter of the response; `undefined` for an invalid response. */
  readonly used: (assertion: PasskeyAssertion, passkey: StoredPasskey, party: RelyingParty) =>
    TaskEither<ServiceUnavailable, number | undefined>
}
