import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { LIMITS_COUNT_FOR, USUAL_LIMITS } from '../api/api-settings.ts'
import { clientNetworkOf } from '../api/client-network-of.ts'

/**
 * Limits forms sent without script, as the API limits requests sent by script. Reading pages is not counted. `limit`: forms a minute from
 * one client network.
 */
export const limitForms = async (pages: FastifyInstance, limit = USUAL_LIMITS.writing): Promise<void> => {
  await pages.register(rateLimit, {
    timeWindow: LIMITS_COUNT_FOR,
    max: limit,
    // Reading is not counted, and a name for its counter would be computed with every page.
    keyGenerator: (request) => (request.method === 'POST' ? clientNetworkOf(request) : ''),
    allowList: ({ method }) => method !== 'POST',
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error('Too many requests'), { statusCode }),
  })
}
