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

/** What a device says of itself; a test lets it lie. */
export type Says = {
  readonly origin?: string
  readonly host?: string
  readonly isVerified?: boolean
  readonly counter?: number
  readonly challenge?: string
  readonly holder?: string
  readonly type?: string
}

/** A device with one passkey, that does what a browser and its authenticator do. */
export const openPasskeyDevice = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const credential = id.toString('base64url')
  let holder = ''
  let counter = 0

  const clientData = (type: string, challenge: string, says: Says): Buffer =>
    Buffer.from(JSON.stringify({
      type: says.type ?? type, challenge: says.challenge ?? challenge, origin: says.origin ?? origin, crossOrigin: false,
    }))
  const seen = (host: string, flags: number, says: Says): Buffer =>
    Buffer.concat([
      sha256(says.host ?? host), number(flags | (says.isVerified === false ? 0x01 : 0x05), 1), number(says.counter ?? counter, 4),
    ])

  return {
    credential,
    make: ({ challenge, host, holder: owner }: PasskeyCreationOptions, says: Says = {}): PasskeyAttestation => {
      holder = owner
      const key = isoCBOR.encode(new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2], [3, -7], [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))], [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]))
      const authData = Buffer.concat([seen(host, 0x40, says), Buffer.alloc(16), number(id.length, 2), id, key])
      const attestation = isoCBOR.encode(new Map<string, unknown>([
        ['fmt', 'none'], ['attStmt', new Map()], ['authData', Uint8Array.from(authData)],
      ]) as never)
      return {
        challenge, credential, clientData: clientData('webauthn.create', challenge, says).toString('base64url'),
        attestation: Buffer.from(attestation).toString('base64url'),
      }
    },
    answer: ({ challenge, host }: PasskeyRequestOptions, says: Says = {}): PasskeyAssertion => {
      counter += 1
      const [client, authenticator] = [clientData('webauthn.get', challenge, says), seen(host, 0, says)]
      return {
        challenge, credential, holder: says.holder ?? holder, clientData: client.toString('base64url'),
        authenticatorData: authenticator.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authenticator, sha256(client)]), privateKey).toString('base64url'),
      }
    },
  }
}
export type TestDevice = ReturnType<typeof openPasskeyDevice>
