import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import type { Configuration } from '../../configuration/configuration.ts'
import { errorLine, type AsWritten } from './error-line.ts'
import { shownPath } from './shown-path.ts'

/** Says nothing when a request comes: all there is to say stands in the line of its answer. */
class OneLineEach extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const details = { req: request, res: reply, responseTime: Math.round(reply.elapsedTime) }
    if (error) request.log.error({ ...details, err: error }, 'request errored')
    else request.log.info(details, 'request completed')
  }
}

/** One line a request: id, method, path, status, milliseconds. No addresses, names, tokens, cookies or bodies. */
export const logging = (
  level: Configuration['logLevel'], asWritten?: AsWritten,
): Pick<FastifyServerOptions, 'logController' | 'logger'> => ({
  logController: new OneLineEach(),
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
