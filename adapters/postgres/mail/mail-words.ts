import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { secretHash } from '../rows/secret-hash.ts'

/** By its code: whether tokens contain the character. */
const OF_TOKENS = Array.from({ length: 128 }, (_, code) => /[A-Za-z0-9_-]/.test(String.fromCodePoint(code)))
const SHORTEST = 22
const LONGEST = 64

/** Whatever may be an order token in a text. A regular expression takes five times as long, and a mail is searched with each order. */
function tokensOf(text: string): readonly string[] {
  const tokens: string[] = []
  let from = 0
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 0
    if (code < OF_TOKENS.length && OF_TOKENS[code] === true) continue
    if (at - from >= SHORTEST && at - from <= LONGEST) tokens.push(text.slice(from, at))
    from = at + 1
  }
  return tokens
}

/** The stored form of a search word: a shortened hash, by which it can be found but not used. */
export const wordOf = (text: string): string => secretHash(text.toLowerCase()).slice(0, 16)

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The words by which a mail is found: its recipient, its sender, and every token in it. */
export const mailWords = (key: string, mail?: Partial<Pick<Mail, 'to' | 'replyTo'>> | null): readonly string[] => {
  const addresses = [mail?.to, mail?.replyTo].filter((address): address is string => typeof address === 'string')
  // A mail names the same link in its content and in its text.
  const distinct = new Set([...addresses, ...[key, ...textsIn(mail)].flatMap(tokensOf)].map((text) => text.toLowerCase()))
  return [...distinct].map(wordOf)
}
