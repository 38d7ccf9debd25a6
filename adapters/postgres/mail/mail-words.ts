import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { secretHash } from '../rows/secret-hash.ts'

/** Matches whatever may be an order token, in a key or in a link. */
const TOKENS = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{22,64}(?![A-Za-z0-9_-])/g

/** The stored form of a search word: a shortened hash, by which it can be found but not used. */
export const wordOf = (text: string): string => secretHash(text.toLowerCase()).slice(0, 16)

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const tokensIn = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => text.match(TOKENS) ?? [])

/** The words by which a mail is found: its recipient, its sender, and every token in it. */
export const mailWords = (key: string, mail?: Partial<Pick<Mail, 'to' | 'replyTo'>> | null): readonly string[] => {
  const addresses = [mail?.to, mail?.replyTo].filter((address): address is string => typeof address === 'string')
  return [...new Set([...addresses, ...tokensIn([key, ...textsIn(mail)])].map(wordOf))]
}
