import * as E from 'fp-ts/lib/Either.js'
import {
  startAuthentication, startRegistration, type AuthenticationResponseJSON, type RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import type { PasskeyDevice } from '../../application/storefront/passkey/passkey-device.port.ts'
import type {
  PasskeyAttestation, PasskeyCreationOptions, PasskeyAssertion, PasskeyRequestOptions,
} from '../../domain/passkey/passkey-options.ts'
import type { Failure } from '../../domain/refusal.ts'

/** EdDSA, ES256 and RS256: every device supports one of them. */
const ALGORITHMS = [-8, -7, -257] as const

const encoded = (text: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(text))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const decoded = (bytes: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(bytes.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.codePointAt(0) ?? 0))

const creationOf = ({ challenge, host, shop, holder, email, fullName, known }: PasskeyCreationOptions) => ({
  challenge,
  rp: { id: host, name: shop },
  user: { id: encoded(holder), name: email, displayName: fullName },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' as const })),
  excludeCredentials: known.map((id) => ({ id, type: 'public-key' as const })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' } as const,
  attestation: 'none' as const,
})

const attestationOf = ({ challenge }: PasskeyCreationOptions, { id, response }: RegistrationResponseJSON): PasskeyAttestation =>
  ({ challenge, credential: id, clientData: response.clientDataJSON, attestation: response.attestationObject })

const assertionOf = ({ challenge }: PasskeyRequestOptions, { id, response }: AuthenticationResponseJSON): PasskeyAssertion => ({
  challenge, credential: id, holder: decoded(response.userHandle ?? ''), clientData: response.clientDataJSON,
  authenticatorData: response.authenticatorData, signature: response.signature,
})

// Any error means no response, and the visitor sees the device's own message; only an already registered passkey is reported.
const orUndefined = <Value>(request: () => Promise<Value>) => async (): Promise<E.Either<Failure, Value | undefined>> => {
  try {
    return E.right(await request())
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? E.left({ _tag: 'PasskeyExists' }) : E.right(undefined)
  }
}

const signIn = (useBrowserAutofill: boolean) => (options: PasskeyRequestOptions) =>
  orUndefined(async () => {
    const optionsJSON = { challenge: options.challenge, rpId: options.host, userVerification: 'required' as const, allowCredentials: [] }
    return assertionOf(options, await startAuthentication({ optionsJSON, useBrowserAutofill }))
  })

/** Passkeys in a browser. */
export const browserPasskeys: PasskeyDevice = {
  make: (options) =>
    orUndefined(async () => attestationOf(options, await startRegistration({ optionsJSON: creationOf(options) }))),
  getAssertion: signIn(false),
  offer: signIn(true),
}
