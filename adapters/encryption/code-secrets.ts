import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { CodeSecrets } from '../../application/commerce/staff/code-secrets.port.ts'
import type { EncryptedSecret } from '../../domain/staff/encrypted-secret.ts'
import type { StaffId } from '../../domain/staff/staff-member.ts'

type Key = { readonly id: string; readonly bytes: Buffer }

const [CIPHER, NONCE_BYTES, TAG_BYTES] = ['aes-256-gcm', 12, 16] as const

/** The key id is derived separately, so it reveals nothing about the key. */
const keyOf = (secret: string): Key => {
  const derived = (purpose: string, bytes: number): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes))
  return { id: derived('iris staff one-time codes key id', 6).toString('base64url'), bytes: derived('iris staff one-time codes', 32) }
}

/** `v1.<key id>.<nonce, ciphertext and tag in base64url>` */
const STORED = /^v1\.([\w-]{8})\.([\w-]{59,})$/
/** The format of earlier releases. */
const CLEAR = /^[A-Z2-7]{16,64}$/

const boundTo = (owner: StaffId): Buffer => Buffer.from(`staff one-time codes of ${owner}`)

const encrypted = ({ id, bytes }: Key, secret: string, owner: StaffId): EncryptedSecret => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, bytes, nonce, { authTagLength: TAG_BYTES }).setAAD(boundTo(owner))
  const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `v1.${id}.${sealed.toString('base64url')}` as EncryptedSecret
}

const decrypted = (keys: readonly Key[], stored: string, owner: StaffId): string | undefined => {
  const [, id, text = ''] = STORED.exec(stored) ?? []
  const key = keys.find((candidate) => candidate.id === id)
  if (key === undefined) return undefined
  const sealed = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(CIPHER, key.bytes, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(boundTo(owner)).setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return undefined
  }
}

/**
 * AES-256-GCM under a key derived from the shop's `SECRET` (HKDF, RFC 5869). Data encrypted under a former secret stays readable while
 * that is configured too.
 */
export const makeCodeSecrets = (secret: string, former: readonly string[] = []): CodeSecrets => {
  const current = keyOf(secret)
  const keys = [current, ...former.map(keyOf)]
  return {
    encrypt: (text, owner) => encrypted(current, text, owner),
    decrypt: (stored, owner) => decrypted(keys, stored, owner),
    renew: (stored, owner) => {
      const text = CLEAR.test(stored) ? stored : decrypted(keys, stored, owner)
      if (text === undefined) return undefined
      return STORED.exec(stored)?.[1] === current.id ? stored as EncryptedSecret : encrypted(current, text, owner)
    },
  }
}
