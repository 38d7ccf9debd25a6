import { createHmac, timingSafeEqual } from 'node:crypto'

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** Keys for different purposes never meet. */
export const keyFor = (secret: string, purpose: 'page' | 'notice'): string => hmac(secret, `sandbox-payment ${purpose}`).toString('hex')

export const sign = (key: string, text: string): string => hmac(key, text).toString('hex')

export const isSignedBy = (key: string, text: string, signature: string): boolean => {
  const expected = hmac(key, text)
  const given = Buffer.from(signature, 'hex')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
