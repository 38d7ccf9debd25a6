import * as E from 'fp-ts/lib/Either.js'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser'
import type { PasskeyDevice } from '../../application/storefront/passkey/passkey-device.port.ts'
import type {
  PasskeyAttestation, PasskeyCreationOptions, PasskeyAssertion, PasskeyRequestOptions,
} from '../../domain/passkey/passkey-options.ts'
import type { Failure } from '../../domain/refusal.ts'

// Fetched when the first passkey is asked for: no page needs it to be drawn.
const library = () => import('@simplewebauthn/browser')

/** EdDSA, ES256 and RS256: what every device has one of. */
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

const madeOf = ({ challenge }: PasskeyCreationOptions, { id, response }: RegistrationResponseJSON): PasskeyAttestation =>
  ({ challenge, credential: id, clientData: response.clientDataJSON, attestation: response.attestationObject })

const answerOf = ({ challenge }: PasskeyRequestOptions, { id, response }: AuthenticationResponseJSON): PasskeyAssertion => ({
  challenge, credential: id, holder: decoded(response.userHandle ?? ''), clientData: response.clientDataJSON,
  authenticatorData: response.authenticatorData, signature: response.signature,
})

// Whatever is wrong, nothing was answered, and the visitor sees the device say why; only a passkey that is there already is told.
const orNothing = <Answer>(ask: () => Promise<Answer>) => async (): Promise<E.Either<Failure, Answer | undefined>> => {
  try {
    return E.right(await ask())
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? E.left({ _tag: 'PasskeyKnown' }) : E.right(undefined)
  }
}

const answering = (useBrowserAutofill: boolean) => (options: PasskeyRequestOptions) =>
  orNothing(async () => {
    const { startAuthentication } = await library()
    const optionsJSON = { challenge: options.challenge, rpId: options.host, userVerification: 'required' as const, allowCredentials: [] }
    return answerOf(options, await startAuthentication({ optionsJSON, useBrowserAutofill }))
  })

/** The passkeys that a browser knows of; the first question brings what is needed to ask. */
export const browserPasskeys: PasskeyDevice = {
  make: (options) =>
    orNothing(async () => {
      const { startRegistration } = await library()
      return madeOf(options, await startRegistration({ optionsJSON: creationOf(options) }))
    }),
  answer: answering(false),
  offer: answering(true),
  canOffer: () => async () => {
    if (!('PublicKeyCredential' in globalThis)) return E.right(false)
    const { browserSupportsWebAuthnAutofill } = await library()
    return E.right(await browserSupportsWebAuthnAutofill())
  },
}
