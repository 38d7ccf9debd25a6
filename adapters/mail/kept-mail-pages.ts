import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { KeptMails } from '../../application/commerce/mail/kept-mails.port.ts'

/** Newest letters shown in the list. */
const LISTED = 100

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'"

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escaped(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2a2a}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:.5rem;border-bottom:1px solid #ccd5d5}
iframe{width:100%;height:70vh;border:1px solid #ccd5d5}</style></head><body>${body}</body></html>`

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html)

/** Where a demo shop shows its letters: `/dev/mail` and one page each. Letters are shown in a frame that runs nothing. */
export const keptMailPages = (app: FastifyInstance, kept: KeptMails): void => {
  app.get('/dev/mail', async (_request, reply) => {
    const mails = await kept.list(LISTED)()
    if (E.isLeft(mails)) return send(reply, 503, page('Mail', '<h1>Mail</h1><p>Not available.</p>'))
    const rows = mails.right.map(
      ({ id, mail, keptAt }) =>
        `<tr><td>${escaped(keptAt)}</td><td>${escaped(mail.to)}</td><td><a href="/dev/mail/${id}">${escaped(mail.subject)}</a></td></tr>`,
    )
    const head = '<tr><th scope="col">When</th><th scope="col">To</th><th scope="col">Subject</th></tr>'
    return send(reply, 200, page('Mail', `<h1>Kept mail</h1><table>${head}${rows.join('')}</table>`))
  })
  app.get<{ Params: { readonly id: string } }>('/dev/mail/:id', async (request, reply) => {
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0
    const found = await kept.one(id)()
    if (E.isLeft(found) || found.right === undefined) return send(reply, 404, page('Mail', '<h1>No such letter</h1>'))
    const { mail } = found.right
    const frame = `<iframe sandbox title="Letter" srcdoc="${escaped(mail.html)}"></iframe>`
    return send(
      reply,
      200,
      page(mail.subject, `<p><a href="/dev/mail">All mail</a></p><h1>${escaped(mail.subject)}</h1><p>To ${escaped(mail.to)}</p>${frame}<h2>Text</h2><pre>${escaped(mail.text)}</pre>`),
    )
  })
}
