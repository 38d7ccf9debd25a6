import { LogController, type FastifyReply, type FastifyRequest, type FastifyServerOptions } from 'fastify'
import type { Configuration } from '../../configuration/configuration.ts'
import { errorLine, type MapStack } from './error-line.ts'
import { maskedPath } from './masked-path.ts'

/** Logs nothing when a request arrives; the line of its response has everything. */
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
  level: Configuration['logLevel'], mapStack?: MapStack,
): Pick<FastifyServerOptions, 'logController' | 'logger'> => ({
  logController: new OneLineEach(),
  logger: {
    level,
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: maskedPath(request) }),
      res: ({ statusCode }) => ({ status: statusCode }),
      err: (error: unknown) => errorLine(error, mapStack),
      error: (error: unknown) => errorLine(error, mapStack),
    },
  },
})
