import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DemoMails } from '../../application/commerce/mail/demo-mails.port.ts'
import { IDS, readTypedNumber } from '../../domain/whole-number.ts'
import { mailPage, listPage, noticePage } from './demo-mail-html.ts'

/** The number of mails in the list. */
const LISTED = 100

// A mail contains inline styles, as mail clients need them; the policy of this page also applies to the frame.
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

const send = (reply: FastifyReply, status: number, html: string): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html)

const unavailable = (reply: FastifyReply): FastifyReply => send(reply, 503, noticePage('E-mails are not available at the moment.'))

/** The mail pages of a demo shop: `/dev/mail` and one page per mail. */
export const demoMailPages = (app: FastifyInstance, mails: DemoMails): void => {
  app.get('/dev/mail', async (_request, reply) => {
    const listed = await mails.list(LISTED)()
    return E.isLeft(listed) ? unavailable(reply) : send(reply, 200, listPage(listed.right))
  })
  app.get<{ Params: { readonly id: string } }>('/dev/mail/:id', async (request, reply) => {
    const id = readTypedNumber(request.params.id, IDS)
    const mail = id === undefined ? E.right(undefined) : await mails.one(id)()
    if (E.isLeft(mail)) return unavailable(reply)
    return mail.right === undefined
      ? send(reply, 404, noticePage('E-mail not found.'))
      : send(reply, 200, mailPage(mail.right))
  })
}
