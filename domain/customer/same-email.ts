import type { Email } from './email.ts'
import { asciiDomain } from '../address/mail-domain.ts'

/**
 * The address in lower case with an ASCII domain: accounts are found by it. Coupons use a stricter key that ignores suffixes and other
 * domains of a provider.
 */
export const canonicalEmailOf = (email: Email): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at).toLowerCase()}@${asciiDomain(email.slice(at + 1))}`
}
