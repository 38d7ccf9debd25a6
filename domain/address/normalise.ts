import { mailProvider } from './mail-domain.ts'

/** Forms in which addresses are compared, never stored or shown (Commerce §5, decision A17). */
const lowered = (text: string): string => text.normalize('NFC').toLowerCase()
const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** May contain digits, such as a company or a flat: blanks do not count. */
export const normaliseText = (text = ''): string => lowered(text).replace(/\s/g, '')

/** Names, streets and cities: letters only, ü stays ü. */
export const normaliseName = (text: string): string => collapsed(lowered(text).replace(/[^\p{L}\p{M}\s]/gu, ''))

export const normalisePhone = (text: string): string =>
  (text.trimStart().startsWith('+') ? '+' : '') + text.replace(/\D/g, '')

/** At Gmail dots and a plus-suffix do not change the recipient; other providers may treat them differently. */
const nameAt = (provider: string, local: string): string =>
  provider === 'gmail.com' ? local.replace(/\+.*$/s, '').replaceAll('.', '') : local

/** All spellings of one e-mail address: the domain in ASCII, one domain for each provider, at Gmail without dots and plus-suffix. */
export const normaliseEmail = (text: string): string => {
  const email = lowered(text).replace(/\s/g, '')
  const at = email.lastIndexOf('@')
  if (at < 0) return email
  const provider = mailProvider(email.slice(at + 1))
  return `${nameAt(provider, email.slice(0, at))}@${provider}`
}

export const normalisePostcode = (text: string): string => collapsed(lowered(text).replace(/[.~-]/g, ''))
