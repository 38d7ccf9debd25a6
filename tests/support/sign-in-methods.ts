import type { Mail } from '../../application/commerce/mail/mail.ts'

/** The tokens of e-mail links, by the page that they lead to. */
const TOKENS = {
  claim: /\/confirm-email\/([\w-]+)/,
  password: /\/reset-password\?token=([\w-]+)/,
  login: /\/authenticate\?hash=([\w-]+)/,
} as const

export const tokenIn = (purpose: keyof typeof TOKENS, mail: Pick<Mail, 'text'> | undefined): string =>
  TOKENS[purpose].exec(mail?.text ?? '')?.[1] ?? 'none'
