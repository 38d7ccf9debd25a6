import * as E from 'fp-ts/lib/Either.js'
import type { FastifyInstance } from 'fastify'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import { DOWNLOAD_ROUTES } from '../../../application/contract/downloads.ts'
import type { ApiSettings } from './api-settings.ts'
import { sendFailure } from './send-problem.ts'
import { requestContextOf } from './request-context-of.ts'

/** A reminder as a calendar file, for its owner only. A browser opens it, so it is no operation of the storefront. */
export const calendarRoute = (app: FastifyInstance, shop: Commerce, settings: ApiSettings): void => {
  app.get(DOWNLOAD_ROUTES.calendar.slice('/api'.length), async (request, reply) => {
    const { id = '' } = request.params as { readonly id?: string }
    const visit = requestContextOf(request, reply, settings)
    const calendar = await shop.files(visit).showCalendar({ id })()
    if (E.isLeft(calendar)) return sendFailure(reply, calendar.left, settings.words, visit)
    return reply
      .header('content-disposition', `attachment; filename="reminder-${id}.ics"`)
      .type('text/calendar; charset=utf-8')
      .send(calendar.right)
  })
}
