import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Configuration } from '../../configuration/configuration.ts'
import { errorLine, type AsWritten } from './error-line.ts'
import { shownPath } from './shown-path.ts'

/** One line a request: id, method, path, status, time. No addresses, names, tokens, cookies or bodies. */
export const logging = (level: Configuration['logLevel'], asWritten?: AsWritten): Pick<FastifyServerOptions, 'logger'> => ({
  logger: {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: shownPath(request) }),
      res: ({ statusCode }) => ({ status: statusCode }),
      err: (error: unknown) => errorLine(error, asWritten),
      error: (error: unknown) => errorLine(error, asWritten),
    },
  },
})
