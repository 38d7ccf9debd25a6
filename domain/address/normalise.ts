/** Forms in which addresses are compared, never stored or shown (Commerce §5, decision A17). */
const lowered = (text: string): string => text.normalize('NFC').toLowerCase()
const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What may hold digits, such as a company or a flat: blanks do not count. */
export const normaliseText = (text = ''): string => lowered(text).replace(/\s/g, '')

/** Names, streets and cities: letters only, ü stays ü. */
export const normaliseName = (text: string): string => collapsed(lowered(text).replace(/[^\p{L}\p{M}\s]/gu, ''))

export const normalisePhone = (text: string): string =>
  (text.trimStart().startsWith('+') ? '+' : '') + text.replace(/\D/g, '')

const GMAIL_DOMAINS = ['gmail.com', 'googlemail.com']

/** Gmail delivers all of a mailbox's dotted and plus-suffixed spellings to the same person. */
export const normaliseEmail = (text: string): string => {
  const email = lowered(text).replace(/\s/g, '')
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  if (at < 0 || !GMAIL_DOMAINS.includes(domain)) return email
  const local = email.slice(0, at).replace(/\+.*$/s, '').replaceAll('.', '')
  return `${local}@${domain}`
}

export const normalisePostcode = (text: string): string => collapsed(lowered(text).replace(/[.~-]/g, ''))
