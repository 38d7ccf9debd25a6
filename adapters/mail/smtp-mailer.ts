import { createHash } from 'node:crypto'
import * as TE from 'fp-ts/lib/TaskEither.js'
import nodemailer from 'nodemailer'
import type { Mail } from '../../application/commerce/mail/mail.ts'
import type { Mailer, MailNotTaken } from '../../application/commerce/mail/mailer.port.ts'
import { mailHtml } from './mail-html.ts'
import { smtpFault } from './smtp-fault.ts'

type Settings = {
  /** For example `smtp://user:password@host:587`, or `smtps://…:465`. */
  readonly url: string
  /** Mails are not sent unencrypted: over `smtp://` the server must offer STARTTLS with a valid certificate. */
  readonly requiresTls?: boolean
  /** The address for bounces; the sender of each mail if absent. */
  readonly bounces?: string | undefined
  readonly report: (error: unknown) => void
  /** Milliseconds for each step of the SMTP dialogue. */
  readonly timeout?: number
}

// A mail that is sent again keeps its message id, so that the recipient's server can recognise the duplicate.
const messageId = ({ key, from }: Mail): string => {
  const domain = from.split('@').at(-1)?.replace(/[^a-zA-Z0-9.-]/g, '') ?? ''
  return `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${domain === '' ? 'shop.invalid' : domain}>`
}

// A mail has exactly one recipient; lists, display names and line breaks are refused.
const ONE_ADDRESS = /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\]+$/
const mailAddressOf = (address: string): { readonly name: string; readonly address: string } => {
  if (!ONE_ADDRESS.test(address)) throw new Error('A mail needs exactly one plain address')
  return { name: '', address }
}

/** The headers for the unsubscribe button of mail clients. */
const listHeaders = ({ unsubscribe }: Mail): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }

/** Sends mails by SMTP. */
export const smtpMailer = ({ url, requiresTls = false, bounces, report, timeout = 10_000 }: Settings): Mailer => {
  const transport = nodemailer.createTransport({
    url,
    requireTLS: requiresTls,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: (mail) =>
      TE.tryCatch(
        async () => {
          const { from, to, sender, subject, text } = mail
          const envelope = { from: mailAddressOf(bounces ?? from).address, to: mailAddressOf(to).address }
          await transport.sendMail({
            from: { ...mailAddressOf(from), name: sender }, to: mailAddressOf(to), envelope, subject, text, html: mailHtml(mail),
            ...(mail.replyTo === undefined ? {} : { replyTo: mailAddressOf(mail.replyTo) }),
            messageId: messageId(mail), headers: listHeaders(mail),
          })
        },
        (error): MailNotTaken => {
          report(error)
          return { _tag: 'MailNotTaken', fault: smtpFault(error) }
        },
      ),
  }
}
