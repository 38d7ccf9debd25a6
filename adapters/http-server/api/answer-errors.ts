import type { FastifyError, FastifyInstance } from 'fastify'
import { plainProblem } from './problem.ts'
import { sendProblem } from './send-problem.ts'

/** Whatever no route answers: an address that does not exist, a request that cannot be read, a defect of ours. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setNotFoundHandler((_request, reply) => sendProblem(reply, plainProblem(404)))
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return sendProblem(reply, plainProblem(status))
    request.log.error({ err: error }, 'defect')
    return sendProblem(reply, plainProblem(500, request.id))
  })
}
