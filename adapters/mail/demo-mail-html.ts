import { escapeHtml } from '../../application/commerce/mail/escape-html.ts'
import type { DemoMail } from '../../application/commerce/mail/demo-mails.port.ts'
import { mailHtml } from './mail-html.ts'

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2a2a;background:#fff}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-bottom:1px solid #ccd5d5;overflow-wrap:anywhere}
td:first-child{min-width:6rem}
iframe{width:100%;height:70vh;border:1px solid #ccd5d5}pre{white-space:pre-wrap;overflow-wrap:anywhere}`

/** `body` is HTML already. */
const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`

export const noticePage = (text: string): string => page('Sent e-mails', `<h1>Sent e-mails</h1><p>${escapeHtml(text)}</p>`)

/** To the minute in UTC, with spaces so that it can wrap on a narrow screen. */
const minuteOf = (storedAt: string): string => `${storedAt.slice(0, 16).replace('T', ' ')} UTC`

const row = ({ id, mail, storedAt }: DemoMail): string =>
  `<tr><td>${escapeHtml(minuteOf(storedAt))}</td><td>${escapeHtml(mail.to)}</td>` +
  `<td><a href="/dev/mail/${id}">${escapeHtml(mail.subject)}</a></td></tr>`

/** Newest first. */
export const listPage = (mails: readonly DemoMail[]): string =>
  mails.length === 0
    ? noticePage('No e-mails yet.')
    : page(
        'Sent e-mails',
        '<h1>Sent e-mails</h1>' +
          '<table><thead><tr><th scope="col">Date</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>' +
          `<tbody>${mails.map(row).join('')}</tbody></table>`,
      )

/** The mail in a sandboxed frame without scripts and same-origin access, and its text below. */
export const mailPage = ({ mail, storedAt }: DemoMail): string =>
  page(
    mail.subject,
    `<p><a href="/dev/mail">All e-mails</a></p><h1>${escapeHtml(mail.subject)}</h1>` +
      `<p>From ${escapeHtml(mail.from)} to ${escapeHtml(mail.to)}, ${escapeHtml(storedAt)}</p>` +
      `<iframe sandbox="" title="E-mail" srcdoc="${escapeHtml(mailHtml(mail))}"></iframe>` +
      `<h2>Text</h2><pre>${escapeHtml(mail.text)}</pre>`,
  )
