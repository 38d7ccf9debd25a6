import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { USUAL_LIMITS } from '../api/api-settings.ts'
import { placeOf } from '../api/place-of.ts'

type Settings = {
  /** What a visitor is told who sends too much. */
  readonly tooMany: (request: FastifyRequest) => string
  /** Forms a minute from one place. */
  readonly limit?: number
}

/** Counts the forms that come without script, as the API counts what script sends. Reading pages is not counted. */
export const limitForms = async (pages: FastifyInstance, { tooMany, limit = USUAL_LIMITS.writing }: Settings): Promise<void> => {
  await pages.register(rateLimit, {
    timeWindow: '1 minute',
    max: limit,
    keyGenerator: placeOf,
    allowList: ({ method }) => method !== 'POST',
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error('Too many requests'), { statusCode }),
  })
  pages.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== 429) throw error
    return reply.code(429).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(tooMany(request))
  })
}
