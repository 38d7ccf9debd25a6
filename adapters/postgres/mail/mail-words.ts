import type { Mail } from '../../../application/commerce/mail/mail.ts'
import { secretHash } from '../rows/secret-hash.ts'

/** What an order's token can look like, wherever it stands: in a key, in a link. */
const TOKENS = /(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{22,64}(?![A-Za-z0-9_-])/g

/** A word as it is kept: enough to find it by, nothing to use. */
export const wordOf = (text: string): string => secretHash(text.toLowerCase()).slice(0, 16)

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const tokensIn = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => text.match(TOKENS) ?? [])

/** By which words a mail is found: whom it goes to, who wrote it, and every token that stands in it. */
export const mailWords = (key: string, mail?: Partial<Pick<Mail, 'to' | 'replyTo'>> | null): readonly string[] => {
  const addresses = [mail?.to, mail?.replyTo].filter((one): one is string => typeof one === 'string')
  return [...new Set([...addresses, ...tokensIn([key, ...textsIn(mail)])].map(wordOf))]
}
