import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance } from 'fastify'
import { DOCUMENT_ROUTE } from '../../commerce-api/operations/document-path.ts'
import type { ApiSettings } from './api-settings.ts'
import type { CommerceUseCases } from './commerce-use-cases.ts'
import { ownOnly } from './owner-of.ts'
import { sendFailure } from './send-problem.ts'
import { visitorAt } from './visitor-at.ts'

/** Nothing in a document may run or fetch; its styles stand in it. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A document as a page to read and to print, for its owner only. */
export const documentRoute = (app: FastifyInstance, shop: CommerceUseCases, settings: ApiSettings): void => {
  app.get(DOCUMENT_ROUTE, async (request, reply) => {
    const { document = '' } = request.params as { readonly document?: string }
    const asked = { session: settings.sessionOf(request, reply) }
    const shown = await ownOnly(shop)((owner) => shop.showDocument(owner, document))(asked)()
    if (E.isLeft(shown)) return sendFailure(reply, shown.left, settings.words, visitorAt(request, settings.brandOf))
    return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(shown.right)
  })
}
