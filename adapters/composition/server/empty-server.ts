import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Configuration } from '../../configuration/configuration.ts'
import { rejectBadAddress } from '../../http-server/api/reject-bad-address.ts'
import { handleErrors } from '../../http-server/api/handle-errors.ts'
import { PAGE_ROUTE, requestedPage } from '../pages/page-answer.ts'
import { wellEncoded } from '../../http-server/site/well-encoded.ts'
import { logging } from './logging.ts'
import { securityHeaders } from './security-headers.ts'
import type { ServedShop } from './served-shop.ts'

/** Milliseconds for receiving a whole request, and for its headers. */
const REQUEST_WITHIN = 20_000
const HEADERS_WITHIN = 10_000
/** Milliseconds after which an idle connection is closed, including one on which nothing was ever sent. */
const IDLE_WITHIN = 60_000

type Served = Pick<ServedShop, 'configuration' | 'development' | 'brandOf' | 'words'>
type TrustProxy = FastifyServerOptions['trustProxy']

const DATATRANS_PAGES = ['https://pay.datatrans.com', 'https://pay.sandbox.datatrans.com']

/** The external targets of sign-in forms. */
const partnersOf = ({ partners = [], serviceUrl }: Configuration): readonly string[] =>
  [...partners, ...(serviceUrl === undefined ? [] : [serviceUrl])]

/** The configuration that the content security policy depends on. */
export const policyFacts = (configuration: Configuration) => ({
  // A browser follows a redirect after a form only to where the policy allows forms to be sent.
  formTargets: [...(configuration.datatrans === undefined ? [] : DATATRANS_PAGES), ...partnersOf(configuration)],
  ...(configuration.firebase === undefined ? {} : { social: configuration.firebase }),
})

/** The number of trusted proxies nearest to the server; addresses reported beyond them are ignored. */
const trustOf = (proxies: Configuration['trustProxy']): NonNullable<TrustProxy> =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : (proxies ?? false)

/** A server without routes: request ids, logging, limits and security headers for all routes that follow. */
export const openEmptyServer = ({ configuration, development, brandOf, words }: Served): FastifyInstance => {
  const app = Fastify({
    ...logging(configuration.logLevel, development && ((stack) => development.ssrRewriteStacktrace(stack))),
    frameworkErrors: rejectBadAddress({ brandOf, words }),
    // A request for the data of a page is treated like one for the page.
    rewriteUrl: ({ url = '/' }) => wellEncoded(requestedPage(url) ?? url),
    genReqId: () => randomUUID(),
    trustProxy: trustOf(configuration.trustProxy),
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: 300 },
    bodyLimit: 64 * 1024,
    // A client that sends byte by byte occupies a connection; the server checks for it every few seconds.
    requestTimeout: REQUEST_WITHIN,
    connectionTimeout: IDLE_WITHIN,
    http: { headersTimeout: HEADERS_WITHIN, connectionsCheckingInterval: 2_000 },
  })
  handleErrors(app, { brandOf, words })
  // A client that has disconnected has no address any more and reads no response; that is not an error.
  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    if (!socket.destroyed && socket.remoteAddress !== undefined) done()
    else reply.hijack()
  })
  // Only pages have data: nothing else has a second address, which a proxy that limits the first would not know.
  app.addHook('onRequest', ({ originalUrl, routeOptions }, reply, done) => {
    if (requestedPage(originalUrl) === undefined || routeOptions.url === PAGE_ROUTE) done()
    else reply.callNotFound()
  })
  // A file of the build never changes, so it needs no revalidation.
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/assets/')) void reply.header('x-request-id', request.id)
    done()
  })
  securityHeaders(app, {
    https: configuration.publicUrl.startsWith('https:'),
    ...policyFacts(configuration),
    isDevelopment: development !== undefined,
  })
  return app
}
