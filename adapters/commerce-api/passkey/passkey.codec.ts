import * as t from 'io-ts'
import * as E from 'fp-ts/lib/Either.js'
import { makePasskeyChallenge } from '../../../domain/passkey/passkey-challenge.ts'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '../../../domain/passkey/passkey-options.ts'
import { makePasskeyId, type PasskeyEntry } from '../../../domain/passkey/passkey.ts'
import { closed } from '../codec/closed.ts'
import { codecFrom } from '../codec/codec-from.ts'
import { nullable } from '../codec/nullable.ts'
import { textCodec } from '../codec/value-codec.ts'
import { Instant } from '../values/day.codec.ts'
import { ExactText, TypedText } from '../values/request-text.codec.ts'

/** Bytes are written in base64url. */
const ChallengeText = textCodec('PasskeyChallenge', makePasskeyChallenge)

/** The current password, if there is one. */
export const ConfirmedRequest = closed('ConfirmedRequest', {}, { current_password: nullable(ExactText) })
export type ConfirmedRequest = t.TypeOf<typeof ConfirmedRequest>

export const NewPasskeyRequest = closed('NewPasskeyRequest', {
  name: TypedText, challenge: ExactText, credential: ExactText, client_data: ExactText, attestation: ExactText,
})
export type NewPasskeyRequest = t.TypeOf<typeof NewPasskeyRequest>

export const PasskeyRequest = closed(
  'PasskeyRequest',
  {
    challenge: ExactText, credential: ExactText, holder: ExactText, client_data: ExactText, authenticator_data: ExactText,
    signature: ExactText,
  },
  { cart_token: nullable(ExactText) },
)
export type PasskeyRequest = t.TypeOf<typeof PasskeyRequest>

const PasskeyCreationOptionsWire = t.strict(
  {
    challenge: ChallengeText, host: t.string, shop: t.string, holder: t.string, email: t.string, full_name: t.string,
    known: t.readonlyArray(t.string),
  },
  'PasskeyCreationOptions',
)

/** The options for creating a passkey on a device. */
export const PasskeyCreationOptionsCodec = codecFrom('PasskeyCreationOptions', PasskeyCreationOptionsWire, (
  { full_name: fullName, ...options },
) =>
  E.right<never, PasskeyCreationOptions>({ ...options, fullName }))

export const passkeyCreationOptionsToWire = (
  { fullName, ...options }: PasskeyCreationOptions,
): t.TypeOf<typeof PasskeyCreationOptionsWire> =>
  ({ ...options, full_name: fullName })

const PasskeyRequestOptionsWire = t.strict({ challenge: ChallengeText, host: t.string }, 'PasskeyRequestOptions')

/** The options for signing in with a passkey. */
export const PasskeyRequestOptionsCodec = codecFrom(
  'PasskeyRequestOptions', PasskeyRequestOptionsWire, (options) => E.right<never, PasskeyRequestOptions>(options),
)

export const passkeyRequestOptionsToWire = (
  { challenge, host }: PasskeyRequestOptions,
): t.TypeOf<typeof PasskeyRequestOptionsWire> => ({ challenge, host })

const PasskeyWire = t.strict(
  { id: textCodec('PasskeyId', makePasskeyId), name: t.string, host: t.string, since: Instant, last_used: nullable(Instant) },
  'Passkey',
)
const PasskeysWire = t.strict({ 'hydra:member': t.readonlyArray(PasskeyWire) }, 'Passkeys')

/** The customer's passkeys; none of these fields grants access. */
export const PasskeysCodec = codecFrom('Passkeys', PasskeysWire, (wire) =>
  E.right<never, readonly PasskeyEntry[]>(wire['hydra:member'].map(({ since, last_used: lastUsed, ...passkey }) =>
    ({ ...passkey, since: new Date(since), ...(lastUsed === null ? {} : { lastUsed: new Date(lastUsed) }) }))))

export const passkeysToWire = (passkeys: readonly PasskeyEntry[]): t.TypeOf<typeof PasskeysWire> => ({
  'hydra:member': passkeys.map(({ id, name, host, since, lastUsed }) =>
    ({ id, name, host, since: since.toISOString(), last_used: lastUsed?.toISOString() ?? null })),
})
