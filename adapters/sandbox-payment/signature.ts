import { createHmac, timingSafeEqual } from 'node:crypto'

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** Each purpose has its own key. */
export const keyFor = (secret: string, purpose: 'page' | 'notice'): string => hmac(secret, `sandbox-payment ${purpose}`).toString('hex')

export const sign = (key: string, text: string): string => hmac(key, text).toString('hex')

// Decoding hex stops silently at the first invalid character and accepts capitals, so the form is checked first.
const HEX = /^[0-9a-f]{64}$/

/** Compared in constant time. */
export const isSignedBy = (key: string, text: string, signature: string): boolean =>
  HEX.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), hmac(key, text))
