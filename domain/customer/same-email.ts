import type { Email } from './email.ts'
import { asciiDomain } from '../address/mail-domain.ts'

/**
 * One address, however its letters and its domain are written: an account is found by it. Who counts as one person, with
 * suffixes and other names of a house, is another question.
 */
export const canonicalEmailOf = (email: Email): string => {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at).toLowerCase()}@${asciiDomain(email.slice(at + 1))}`
}
