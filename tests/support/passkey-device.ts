import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  PasskeyAttestation, PasskeyCreationOptions, PasskeyAssertion, PasskeyRequestOptions,
} from '../../domain/passkey/passkey-options.ts'

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()
const number = (value: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes)
  written.writeUIntBE(value, 0, bytes)
  return written
}

/** The data of a device; a test can falsify it. */
export type DeviceClaims = {
  readonly origin?: string
  readonly host?: string
  readonly isVerified?: boolean
  readonly counter?: number
  readonly challenge?: string
  readonly holder?: string
  readonly type?: string
}

/** A device with one passkey, which does what a browser and its authenticator do. */
export const openPasskeyDevice = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const credential = id.toString('base64url')
  let holder = ''
  let counter = 0

  const clientData = (type: string, challenge: string, claims: DeviceClaims): Buffer =>
    Buffer.from(JSON.stringify({
      type: claims.type ?? type, challenge: claims.challenge ?? challenge, origin: claims.origin ?? origin, crossOrigin: false,
    }))
  const authenticatorData = (host: string, flags: number, claims: DeviceClaims): Buffer =>
    Buffer.concat([
      sha256(claims.host ?? host), number(flags | (claims.isVerified === false ? 0x01 : 0x05), 1), number(claims.counter ?? counter, 4),
    ])

  return {
    credential,
    make: ({ challenge, host, holder: owner }: PasskeyCreationOptions, claims: DeviceClaims = {}): PasskeyAttestation => {
      holder = owner
      const key = isoCBOR.encode(new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2], [3, -7], [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))], [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]))
      const authData = Buffer.concat([authenticatorData(host, 0x40, claims), Buffer.alloc(16), number(id.length, 2), id, key])
      const attestation = isoCBOR.encode(new Map<string, unknown>([
        ['fmt', 'none'], ['attStmt', new Map()], ['authData', Uint8Array.from(authData)],
      ]) as never)
      return {
        challenge, credential, clientData: clientData('webauthn.create', challenge, claims).toString('base64url'),
        attestation: Buffer.from(attestation).toString('base64url'),
      }
    },
    answer: ({ challenge, host }: PasskeyRequestOptions, claims: DeviceClaims = {}): PasskeyAssertion => {
      counter += 1
      const [client, authenticator] = [clientData('webauthn.get', challenge, claims), authenticatorData(host, 0, claims)]
      return {
        challenge, credential, holder: claims.holder ?? holder, clientData: client.toString('base64url'),
        authenticatorData: authenticator.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticator, sha256(client)]), privateKey).toString('base64url'),
      }
    },
  }
}
export type TestDevice = ReturnType<typeof openPasskeyDevice>
