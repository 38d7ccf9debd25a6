import { createHmac, timingSafeEqual } from 'node:crypto'

const HEADER = /^t=(\d{1,15}),s0=([0-9a-f]{64})$/

/**
 * When a notice was signed, in milliseconds since 1970; `undefined` when the provider did not sign these very bytes.
 * `signKey` is hex, as the provider shows it; the time is part of what is signed.
 */
export const signedAt = (signKey: string, body: string, header: string | undefined): number | undefined => {
  const [, time = '', signatureHex = ''] = HEADER.exec(header ?? '') ?? []
  const expected = createHmac('sha256', Buffer.from(signKey, 'hex')).update(`${time}${body}`).digest()
  const signature = Buffer.from(signatureHex, 'hex')
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? Number(time) : undefined
}
