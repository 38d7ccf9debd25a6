import type { FastifyInstance } from 'fastify'
import { OPENAPI_PATH } from '../../commerce-api/operations.ts'
import { openApi } from '../../commerce-api/openapi/openapi.ts'
import { handleErrors } from './handle-errors.ts'
import { registerOperations, registerStaffOperations } from './register-operations.ts'
import { BODY_LIMIT, type ApiSettings } from './api-settings.ts'
import { calendarRoute } from './calendar-route.ts'
import { dataExportRoute } from './data-export-route.ts'
import { documentRoute } from './document-route.ts'
import type { Commerce } from '../../../application/commerce/commerce.ts'
import { limitRate } from './limit-rate.ts'
import { noticeRoute } from './notice-route.ts'
import { methodsByRoute, otherRequests } from './other-requests.ts'
import { policyReportRoute } from './policy-report-route.ts'
import { plainProblem } from './problem.ts'
import { oneClickUnsubscribe } from './one-click-unsubscribe.ts'
import { mayWrite } from './same-origin.ts'
import { shedReading } from './shed-reading.ts'
import { sendProblem } from './send-problem.ts'
import { hostOf } from './host-of.ts'

const PREFIX = '/api'

/** The whole API below `/api`, as a plugin for `app.register`. */
export const commerceApi = (shop: Commerce, settings: ApiSettings) => async (app: FastifyInstance): Promise<void> => {
  await app.register(
    async (api) => {
      handleErrors(api, settings)
      await limitRate(api, settings.limits)
      const routes = methodsByRoute(api)
      if (settings.isBusy !== undefined) shedReading(api, settings.isBusy)
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
        void reply.header('x-content-type-options', 'nosniff')
      })
      await api.register(noticeRoute(shop, settings))
      await api.register(oneClickUnsubscribe(shop, settings))
      await api.register(policyReportRoute(shop, settings))
      await api.register(dataExportRoute(shop, settings))
      await api.register(shopRoutes(shop, settings))
      await api.register(otherRequests(routes))
    },
    { prefix: PREFIX },
  )
}

const shopRoutes = (shop: Commerce, settings: ApiSettings) => async (api: FastifyInstance): Promise<void> => {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, api.getDefaultJsonParser('error', 'error'))
  api.addHook('onRequest', async (request, reply) => {
    if (!mayWrite({ method: request.method, host: hostOf(request), headers: request.headers })) {
      return sendProblem(reply, plainProblem(403))
    }
  })
  registerOperations(api, shop.shop, settings)
  registerStaffOperations(api, shop, settings)
  documentRoute(api, shop, settings)
  calendarRoute(api, shop, settings)
  const description = JSON.stringify(openApi(settings))
  api.get(OPENAPI_PATH.slice(PREFIX.length), (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').type('application/json; charset=utf-8').send(description),
  )
}
