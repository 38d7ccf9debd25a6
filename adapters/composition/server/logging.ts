import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Configuration } from '../../configuration/configuration.ts'

// Carts, orders and payments are opened by what stands in their address: that part never reaches a log.
const SECRET_PARTS = /(\/(?:api\/carts|api\/orders\/by-token|thank-you|pay\/sandbox|reorder\/[^/]+|abandoned-cart\/[^/]+))\/[^/?]+/g

/** The address of a request as a log may show it: without tokens, without query. */
export const safePath = (url: string): string => (url.split('?')[0] ?? '').replaceAll(SECRET_PARTS, '$1/…')

/** One line a request: id, method, path, status, time. No addresses, names, tokens, cookies or bodies. */
export const logging = (level: Configuration['logLevel']): Pick<FastifyServerOptions, 'logger'> => ({
  logger: {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: safePath(request.url) }),
      res: ({ statusCode }) => ({ status: statusCode }),
    },
  },
})
