import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { zurichTime } from '../../../domain/shop/zurich-time.ts'
import { DOWNLOAD_ROUTES } from '../../../application/contract/downloads.ts'
import type { DataExport } from '../../../application/contract/file.ts'
import { BODY_LIMIT, type ApiSettings } from './api-settings.ts'
import { hostOf } from './host-of.ts'
import { plainProblem } from './problem.ts'
import { mayWrite } from './same-origin.ts'
import { sendProblem } from './send-problem.ts'
import { requestContextOf } from './request-context-of.ts'

const FORM = 'application/x-www-form-urlencoded'

/** Streamed part by part, so that a slow client does not hold a second copy in memory. */
function* fileOf({ createdAt, shop, parts }: DataExport): Generator<string> {
  yield `{\n"shop": ${JSON.stringify(shop)},\n"created_at": ${JSON.stringify(createdAt)},\n"parts": [`
  for (const [index, { part, title, fate, entries }] of parts.entries()) {
    const { _tag: becomes, ...details } = fate
    yield `${index === 0 ? '' : ','}\n${JSON.stringify({ part, title, at_deletion: { becomes, ...details }, entries }, undefined, 1)}`
  }
  yield '\n]\n}\n'
}

/** The data export of the signed-in customer as a file. It is requested by a form, which also shows refusals. */
export const dataExportRoute = (shop: Commerce, settings: ApiSettings) => async (app: FastifyInstance): Promise<void> => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) => { done(null, body) })
  app.addHook('onRequest', async (request, reply) => {
    if (!mayWrite({ method: request.method, host: hostOf(request), headers: request.headers })) {
      return sendProblem(reply, plainProblem(403))
    }
  })
  app.post(DOWNLOAD_ROUTES.dataExport.slice('/api'.length), async (request, reply) => {
    const visit = requestContextOf(request, reply, settings)
    const password = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('password') ?? ''
    const dataExport = await shop.files(visit).exportData({ password })()
    if (E.isLeft(dataExport))
      return reply.redirect(localePath(visit.locale, `/my-account/data?refused=${dataExport.left._tag}`), 303)
    const { day } = zurichTime(dataExport.right.createdAt)
    return reply
      .header('content-disposition', `attachment; filename="my-data-${day}.json"`)
      .type('application/json; charset=utf-8')
      .send(Readable.from(fileOf(dataExport.right)))
  })
}
