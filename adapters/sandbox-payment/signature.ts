import { createHmac, timingSafeEqual } from 'node:crypto'

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest()

/** Keys for different purposes never meet. */
export const keyFor = (secret: string, purpose: 'page' | 'notice'): string => hmac(secret, `sandbox-payment ${purpose}`).toString('hex')

export const sign = (key: string, text: string): string => hmac(key, text).toString('hex')

// Reading hex stops at the first sign that is none and takes capitals, so the form is asked for first.
const HEX = /^[0-9a-f]{64}$/

/** Compared in a time that tells nothing. */
export const isSignedBy = (key: string, text: string, signature: string): boolean =>
  HEX.test(signature) && timingSafeEqual(Buffer.from(signature, 'hex'), hmac(key, text))
