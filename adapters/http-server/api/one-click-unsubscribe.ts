import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance } from 'fastify'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import { BODY_LIMIT, type ApiSettings } from './api-settings.ts'
import { plainProblem } from './problem.ts'
import { sendFailure, sendProblem } from './send-problem.ts'
import { requestContextOf } from './request-context-of.ts'

const ROUTE = '/newsletter-unsubscriptions/:token'
const FORMS = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** Whether a body is the form that RFC 8058 describes, in either encoding of section 3.1; any other body is not. */
const isOneClick = async (contentType: string | undefined, body: unknown): Promise<boolean> => {
  if (contentType === undefined || !FORMS.test(contentType) || !Buffer.isBuffer(body)) return false
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData().catch(() => undefined)
  return form?.get('List-Unsubscribe') === 'One-Click'
}

/**
 * The target of a mail program's own unsubscribe button (RFC 8058). The request comes from another site, without a cookie, and the token
 * is its only input, so no page of another site gains anything here. Opening the address shows the page that asks for confirmation.
 */
export const oneClickUnsubscribe = (
  { shop }: Pick<Commerce, 'shop'>,
  settings: ApiSettings,
) => async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => { done(null, body) })
  app.get(ROUTE, (request, reply) => {
    const { token = '' } = request.params as { readonly token?: string }
    return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
      .redirect(`/newsletter/unsubscribe/${encodeURIComponent(token)}`, 302)
  })
  app.post(ROUTE, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    if (!(await isOneClick(request.headers['content-type'], request.body))) return sendProblem(reply, plainProblem(400))
    const { token = '' } = request.params as { readonly token?: string }
    const visit = requestContextOf(request, reply, settings)
    const unsubscribed = await shop(visit).marketing.unsubscribeNewsletter({ token })()
    return E.isRight(unsubscribed) ? reply.send({ done: true }) : sendFailure(reply, unsubscribed.left, settings.words, visit)
  })
}
