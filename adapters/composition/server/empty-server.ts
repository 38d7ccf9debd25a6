import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Configuration } from '../../configuration/configuration.ts'
import { rejectBadAddress } from '../../http-server/api/reject-bad-address.ts'
import { handleErrors } from '../../http-server/api/handle-errors.ts'
import { wellEncoded } from '../../http-server/site/well-encoded.ts'
import { logging } from './logging.ts'
import { securityHeaders } from './security-headers.ts'
import type { ServedShop } from './served-shop.ts'

/** By when a request must have come in whole, and its headers before; milliseconds. */
const REQUEST_WITHIN = 20_000
const HEADERS_WITHIN = 10_000
/** A connection on which nothing is said for so long is closed, also one on which nothing ever was; milliseconds. */
const SILENT_FOR = 60_000

type Served = Pick<ServedShop, 'configuration' | 'development' | 'brandOf' | 'words'>
type TrustProxy = FastifyServerOptions['trustProxy']

const DATATRANS_PAGES = ['https://pay.datatrans.com', 'https://pay.sandbox.datatrans.com']

/** Where a form may lead that signs somebody in. */
const partnersOf = ({ partners = [], serviceUrl }: Configuration): readonly string[] =>
  [...partners, ...(serviceUrl === undefined ? [] : [serviceUrl])]

/** What of the configuration stands in the policy of a page. */
export const policyFacts = (configuration: Configuration) => ({
  // A browser follows a redirect after a form only to where a form may be sent.
  formTargets: [...(configuration.datatrans === undefined ? [] : DATATRANS_PAGES), ...partnersOf(configuration)],
  ...(configuration.firebase === undefined ? {} : { social: configuration.firebase }),
})

/** Counted from the shop outwards: the nearest proxies are believed, and nobody behind them. */
const trustOf = (proxies: Configuration['trustProxy']): NonNullable<TrustProxy> =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : (proxies ?? false)

/** A server without a route: how it names, logs, limits and guards whatever will be asked of it. */
export const openEmptyServer = ({ configuration, development, brandOf, words }: Served): FastifyInstance => {
  const app = Fastify({
    ...logging(configuration.logLevel, development && ((stack) => development.ssrRewriteStacktrace(stack))),
    frameworkErrors: rejectBadAddress({ brandOf, words }),
    rewriteUrl: ({ url = '/' }) => wellEncoded(url),
    genReqId: () => randomUUID(),
    trustProxy: trustOf(configuration.trustProxy),
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 300 },
    bodyLimit: 64 * 1024,
    // Whoever sends a request byte by byte holds a line that others want; the server looks every few seconds.
    requestTimeout: REQUEST_WITHIN,
    connectionTimeout: SILENT_FOR,
    http: { headersTimeout: HEADERS_WITHIN, connectionsCheckingInterval: 2_000 },
  })
  handleErrors(app, { brandOf, words })
  // Whoever hung up right after asking has no address any more and hears no answer: nothing is done for it, and it is no defect.
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    if (!socket.destroyed && socket.remoteAddress !== undefined) return undefined
    reply.hijack()
    return reply
  })
  // A file of the build is the same for everybody: nobody asks after the one time it was fetched.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/assets/')) void reply.header('x-request-id', request.id)
  })
  securityHeaders(app, {
    https: configuration.publicUrl.startsWith('https:'),
    ...policyFacts(configuration),
    isDevelopment: development !== undefined,
  })
  return app
}
