import * as E from 'fp-ts/lib/Either.js'
import type { PasskeyChecks } from '../../application/commerce/passkey/passkey-checks.port.ts'

/** The library throws at every invalid response, and anybody can send one. */
const orUndefined = <Proven>(check: () => Promise<Proven | undefined>) => async (): Promise<E.Either<never, Proven | undefined>> => {
  try {
    return E.right(await check())
  } catch {
    return E.right(undefined)
  }
}

// Loaded with the first use of a passkey: with its certificates it is the largest part of signing in.
const library = () => import('@simplewebauthn/server')

const NO_EXTENSIONS = { type: 'public-key', clientExtensionResults: {} } as const

/** Verifies the responses of devices by WebAuthn: signed by the key, for this origin and host, by a user the device has verified. */
export const passkeyChecks: PasskeyChecks = {
  made: ({ challenge, credential, clientData, attestation }, { host, origin }) =>
    orUndefined(async () => {
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
    orUndefined(async () => {
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
