import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { LIMITS_COUNT_FOR, USUAL_LIMITS } from '../api/api-settings.ts'
import { placeOf } from '../api/place-of.ts'

/**
 * Counts the forms that come without script, as the API counts what script sends. Reading pages is not counted.
 * `limit`: forms a minute from one place.
 */
export const limitForms = async (pages: FastifyInstance, limit = USUAL_LIMITS.writing): Promise<void> => {
  await pages.register(rateLimit, {
    timeWindow: LIMITS_COUNT_FOR,
    max: limit,
    keyGenerator: placeOf,
    allowList: ({ method }) => method !== 'POST',
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error('Too many requests'), { statusCode }),
  })
}
