import { mailProvider } from './mail-domain.ts'

/** Forms in which addresses are compared, never stored or shown (Commerce §5, decision A17). */
const lowered = (text: string): string => text.normalize('NFC').toLowerCase()
const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What may hold digits, such as a company or a flat: blanks do not count. */
export const normaliseText = (text = ''): string => lowered(text).replace(/\s/g, '')

/** Names, streets and cities: letters only, ü stays ü. */
export const normaliseName = (text: string): string => collapsed(lowered(text).replace(/[^\p{L}\p{M}\s]/gu, ''))

export const normalisePhone = (text: string): string =>
  (text.trimStart().startsWith('+') ? '+' : '') + text.replace(/\D/g, '')

/** At Gmail dots and a plus-suffix make no other mailbox; what they mean elsewhere its house decides. */
const nameAt = (house: string, local: string): string =>
  house === 'gmail.com' ? local.replace(/\+.*$/s, '').replaceAll('.', '') : local

/** All spellings of one mailbox: the domain in ASCII, one name for each house, at Gmail without dots and plus-suffix. */
export const normaliseEmail = (text: string): string => {
  const email = lowered(text).replace(/\s/g, '')
  const at = email.lastIndexOf('@')
  if (at < 0) return email
  const house = mailProvider(email.slice(at + 1))
  return `${nameAt(house, email.slice(0, at))}@${house}`
}

export const normalisePostcode = (text: string): string => collapsed(lowered(text).replace(/[.~-]/g, ''))
