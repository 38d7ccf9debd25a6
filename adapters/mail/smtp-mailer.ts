import { createHash } from 'node:crypto'
import * as TE from 'fp-ts/TaskEither'
import nodemailer from 'nodemailer'
import type { Mail } from '../../application/commerce/mail/mail.ts'
import type { Mailer } from '../../application/commerce/mail/mailer.port.ts'
import type { ServiceUnavailable } from '../../domain/refusal.ts'

/** Milliseconds for each step of the talk with the mail server. */
const PATIENCE = 10_000

// The same letter keeps its name when it is sent again, so that a mailbox can tell a repetition.
const messageId = ({ key, from }: Mail): string =>
  `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${from.split('@').at(-1)?.replace(/[^a-zA-Z0-9.-]/g, '') ?? 'shop'}>`

/** Sends letters by SMTP; `url` as `smtp://user:password@host:587`. */
export const smtpMailer = ({ url, report }: { readonly url: string; readonly report: (error: unknown) => void }): Mailer => {
  const transport = nodemailer.createTransport(url, {
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: (mail) =>
      TE.tryCatch(
        async () => {
          const { from, to, subject, text, html } = mail
          await transport.sendMail({ from, to, subject, text, html, messageId: messageId(mail) })
        },
        (error): ServiceUnavailable => {
          report(error)
          return { _tag: 'ServiceUnavailable' }
        },
      ),
  }
}
