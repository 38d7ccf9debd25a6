import { createHmac, timingSafeEqual } from 'node:crypto'

const HEADER = /^t=(\d{1,15}),s0=([0-9a-f]{64})$/

/**
 * When a notification was signed, in milliseconds since 1970; `undefined` if the signature does not match its bytes. `signKey` is hex, as
 * the provider shows it; the signature covers the time.
 */
export const signedAt = (signKey: string, body: string, header: string | undefined): number | undefined => {
  const [, time = '', signatureHex = ''] = HEADER.exec(header ?? '') ?? []
  const expected = createHmac('sha256', Buffer.from(signKey, 'hex')).update(`${time}${body}`).digest()
  const signature = Buffer.from(signatureHex, 'hex')
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? Number(time) : undefined
}
