import * as t from 'io-ts'
import type { CurrentCart } from '../../../application/contract/identity.ts'
import { makePasskeyChallenge } from '../../../domain/passkey/passkey-challenge.ts'
import type {
  PasskeyAssertion, PasskeyAttestation, PasskeyCreationOptions, PasskeyRequestOptions,
} from '../../../domain/passkey/passkey-options.ts'
import { makePasskeyId, type PasskeyEntry } from '../../../domain/passkey/passkey.ts'
import { LONG_RANDOM_TOKEN } from '../../../domain/long-random-token.ts'
import { as, list, optional } from '../codec/field.ts'
import { closedRecord, flat, members, record } from '../codec/record.ts'
import { ofPattern, textCodec, TOKEN_LIMITS } from '../codec/value-codec.ts'
import { cart } from '../identity/credentials.codec.ts'
import { instant } from '../values/day.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

/** Bytes are written in base64url. */
const ChallengeText = textCodec('PasskeyChallenge', makePasskeyChallenge, ofPattern(LONG_RANDOM_TOKEN, 'x'.repeat(43)))

/** The current password, if there is one. */
export const ConfirmedRequest = closedRecord<{ readonly password?: string }>(
  'ConfirmedRequest', { password: as('current_password', optional(ExactText)) },
)

export const NewPasskeyRequest = closedRecord<{ readonly name: string; readonly response: PasskeyAttestation }>('NewPasskeyRequest', {
  name: TypedText,
  response: flat<PasskeyAttestation>({ challenge: ExactText, credential: ExactText, clientData: ExactText, attestation: ExactText }),
})

export const PasskeyRequest = closedRecord<CurrentCart & { readonly response: PasskeyAssertion }>('PasskeyRequest', {
  response: flat<PasskeyAssertion>({
    challenge: ExactText, credential: ExactText, holder: ExactText, clientData: ExactText, authenticatorData: ExactText,
    signature: ExactText,
  }),
  cart,
})

/** The options for creating a passkey on a device. */
export const PasskeyCreationOptionsRecord = record<PasskeyCreationOptions>('PasskeyCreationOptions', {
  challenge: ChallengeText, host: t.string, shop: t.string, holder: t.string, email: t.string, fullName: t.string, known: list(t.string),
})

/** The options for signing in with a passkey. */
export const PasskeyRequestOptionsRecord = record<PasskeyRequestOptions>(
  'PasskeyRequestOptions', { challenge: ChallengeText, host: t.string },
)

/** The customer's passkeys; none of these fields grants access. */
export const PasskeysRecord = members('Passkeys', record<PasskeyEntry>('Passkey', {
  id: textCodec('PasskeyId', makePasskeyId, TOKEN_LIMITS), name: t.string, host: t.string, since: instant, lastUsed: optional(instant),
}))
