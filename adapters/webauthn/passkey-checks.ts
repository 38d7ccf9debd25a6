import * as E from 'fp-ts/lib/Either.js'
import type { PasskeyChecks } from '../../application/commerce/passkey/passkey-checks.port.ts'

/** Wrong answers come from anybody: the library throws at each, whatever is wrong with it. */
const orNothing = <Proven>(check: () => Promise<Proven | undefined>) => async (): Promise<E.Either<never, Proven | undefined>> => {
  try {
    return E.right(await check())
  } catch {
    return E.right(undefined)
  }
}

// Fetched when the first passkey is used: with all it knows of certificates it is the heaviest part of signing in.
const library = () => import('@simplewebauthn/server')

const NO_EXTENSIONS = { type: 'public-key', clientExtensionResults: {} } as const

/** Answers of devices, checked by WebAuthn: signed by the key, for this origin and host, by a user the device verified. */
export const passkeyChecks: PasskeyChecks = {
  made: ({ challenge, credential, clientData, attestation }, { host, origin }) =>
    orNothing(async () => {
      const { verifyRegistrationResponse } = await library()
      const { registrationInfo } = await verifyRegistrationResponse({
        response: {
          ...NO_EXTENSIONS, id: credential, rawId: credential,
          response: { clientDataJSON: clientData, attestationObject: attestation },
        },
        expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: host, requireUserVerification: true,
      })
      if (registrationInfo === undefined) return undefined
      const { id, publicKey, counter } = registrationInfo.credential
      return { credential: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
    }),
  used: ({ challenge, credential, clientData, authenticatorData, signature }, passkey, { host, origin }) =>
    orNothing(async () => {
      const { verifyAuthenticationResponse } = await library()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: {
          ...NO_EXTENSIONS, id: credential, rawId: credential,
          response: { clientDataJSON: clientData, authenticatorData, signature },
        },
        expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: host, requireUserVerification: true,
        credential: {
          id: passkey.credential, publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')), counter: passkey.counter,
        },
      })
      return verified ? authenticationInfo.newCounter : undefined
    }),
}
