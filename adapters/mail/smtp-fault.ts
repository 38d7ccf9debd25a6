import type { MailFault } from '../../domain/mail/mail-fault.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'

/** For example `550 5.1.1 No such mailbox`, possibly on several lines. */
const RESPONSE = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/
const NAME = /^E[A-Z_]{2,30}$/
/** The server responded and refused the sender, the recipient or the content. */
const REFUSED_CODES = ['EENVELOPE', 'EMESSAGE', 'EAUTH']

const textIn = (error: unknown, key: string): string => {
  const field: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  return typeof field === 'string' || typeof field === 'number' ? String(field) : ''
}

/** The stored part of a Nodemailer error. */
export const smtpFault = (error: unknown): MailFault => {
  const [, status, enhanced] = RESPONSE.exec(textIn(error, 'response')) ?? RESPONSE.exec(textIn(error, 'responseCode')) ?? []
  if (status !== undefined) return { kind: 'refused', code: [status, ...(enhanced === undefined ? [] : [enhanced])].join(' ') }
  const code = [textIn(error, 'code')].find((name) => NAME.test(name))
  if (code === undefined) return { kind: 'unsendable' }
  return { kind: REFUSED_CODES.includes(code) ? 'refused' : 'unreachable', ...omitUndefined({ code }) }
}
