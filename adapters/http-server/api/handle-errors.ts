import type { FastifyError, FastifyInstance } from 'fastify'
import { tooManyAttempts } from '../../../domain/attempts/attempt-limit.ts'
import { LIMITS_COUNT_FOR, type ApiSettings } from './api-settings.ts'
import { plainProblem } from './problem.ts'
import { rejectBadAddress } from './reject-bad-address.ts'
import { RETRY_AFTER } from './shed-reading.ts'
import { sendFailure, sendProblem } from './send-problem.ts'
import { visitorAt } from './request-context-of.ts'

const TOO_OFTEN = tooManyAttempts({ window: LIMITS_COUNT_FOR })

/** Responses without a route: an unknown address, an unreadable request, an exceeded rate limit, an internal error. */
export const handleErrors = (app: FastifyInstance, settings: Pick<ApiSettings, 'brandOf' | 'chosenLocale' | 'words'>): void => {
  const reject = rejectBadAddress(settings)
  app.setNotFoundHandler((request, reply) => { reject(undefined, request, reply) })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    if (status === 429) return sendFailure(reply, TOO_OFTEN, settings.words, visitorAt(request, settings))
    if (status >= 400 && status < 500) return sendProblem(reply, plainProblem(status))
    if (status === 503) return sendProblem(reply.header('retry-after', RETRY_AFTER), plainProblem(503))
    request.log.error({ err: error }, 'unexpected error')
    return sendProblem(reply, plainProblem(500, request.id))
  })
}
