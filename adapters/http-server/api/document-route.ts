import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance } from 'fastify'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import { DOWNLOAD_ROUTES } from '../../../application/contract/downloads.ts'
import type { ApiSettings } from './api-settings.ts'
import { sendFailure } from './send-problem.ts'
import { requestContextOf } from './request-context-of.ts'

/** A document may not run scripts or fetch anything; its styles are inline. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A document as a page to read and to print, for its owner only. */
export const documentRoute = (app: FastifyInstance, shop: Commerce, settings: ApiSettings): void => {
  app.get(DOWNLOAD_ROUTES.document.slice('/api'.length), async (request, reply) => {
    const { document = '' } = request.params as { readonly document?: string }
    const visit = requestContextOf(request, reply, settings)
    const page = await shop.files(visit).showDocument({ document })()
    if (E.isLeft(page)) return sendFailure(reply, page.left, settings.words, visit)
    return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(page.right)
  })
}
