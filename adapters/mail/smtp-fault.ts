import type { MailFault } from '../../application/commerce/mail/mail-fault.ts'
import { omitUndefined } from '../../domain/omit-undefined.ts'

/** As `550 5.1.1 No such mailbox`, or on several lines. */
const ANSWER = /^(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3})\b)?/
const NAME = /^E[A-Z_]{2,30}$/
/** A server was asked, and would have no such sender, reader or words. */
const ASKED = ['EENVELOPE', 'EMESSAGE', 'EAUTH']

const textIn = (error: unknown, key: string): string => {
  const field: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined
  return typeof field === 'string' || typeof field === 'number' ? String(field) : ''
}

/** What of an error of Nodemailer is kept. */
export const smtpFault = (error: unknown): MailFault => {
  const [, status, enhanced] = ANSWER.exec(textIn(error, 'response')) ?? ANSWER.exec(textIn(error, 'responseCode')) ?? []
  if (status !== undefined) return { kind: 'refused', code: [status, ...(enhanced === undefined ? [] : [enhanced])].join(' ') }
  const code = [textIn(error, 'code')].find((name) => NAME.test(name))
  if (code === undefined) return { kind: 'unsendable' }
  return { kind: ASKED.includes(code) ? 'refused' : 'unreachable', ...omitUndefined({ code }) }
}
