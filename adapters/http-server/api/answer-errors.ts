import type { FastifyError, FastifyInstance } from 'fastify'
import type { ApiSettings } from './api-settings.ts'
import { plainProblem } from './problem.ts'
import { sendFailure, sendProblem } from './send-problem.ts'
import { visitorAt } from './visitor-at.ts'

/** Longer than the router takes into a parameter, so it finds no route at all. */
const OVERLONG_TOKEN = /^\/api\/(?:(carts)|orders\/by-token)\/[^/?]{101,}/

/** Whatever no route answers: an address that does not exist, a request that cannot be read, a defect of ours. */
export const answerErrors = (app: FastifyInstance, settings: ApiSettings): void => {
  app.setNotFoundHandler((request, reply) => {
    const token = OVERLONG_TOKEN.exec(request.url)
    if (token === null) return sendProblem(reply, plainProblem(404))
    const what = token[1] === undefined ? 'order' : 'cart'
    return sendFailure(reply, { _tag: 'NotFound', what }, settings.words, visitorAt(request, settings.brandOf))
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) return sendProblem(reply, plainProblem(status))
    request.log.error({ err: error }, 'defect')
    return sendProblem(reply, plainProblem(500, request.id))
  })
}
