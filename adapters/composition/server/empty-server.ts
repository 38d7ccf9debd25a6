import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { answerBadAddress } from '../../http-server/api/answer-bad-address.ts'
import { logging } from './logging.ts'
import { securityHeaders } from './security-headers.ts'
import type { ServedShop } from './served-shop.ts'

const DATATRANS_PAGES = ['https://pay.datatrans.com', 'https://pay.sandbox.datatrans.com']

/** A server without a route: how it names, logs, limits and guards whatever will be asked of it. */
export const openEmptyServer = ({ configuration, development, brandOf, words }: ServedShop): FastifyInstance => {
  const app = Fastify({
    ...logging(configuration.logLevel),
    frameworkErrors: answerBadAddress({ brandOf, words }),
    genReqId: () => randomUUID(),
    trustProxy: configuration.mode === 'live',
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 300 },
    bodyLimit: 64 * 1024,
  })
  app.addHook('onRequest', async (request, reply) => { void reply.header('x-request-id', request.id) })
  securityHeaders(app, {
    https: configuration.publicUrl.startsWith('https:'),
    formTargets: configuration.datatrans === undefined ? [] : DATATRANS_PAGES,
    isDevelopment: development !== undefined,
  })
  return app
}
