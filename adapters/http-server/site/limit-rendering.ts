import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IsBusy } from '../api/event-loop.ts'
import { clientNetworkOf } from '../api/client-network-of.ts'

/** The page is not rendered now; cached pages are still served. */
const notNow = (statusCode: 429 | 503): Error => Object.assign(new Error('The page is not rendered now'), { statusCode })

/**
 * Rendering is the most expensive thing anonymous requests cause: limited per client network and minute, and rejected under
 * overload. Needs the counter that `limitForms` registers.
 */
export const limitDrawing = (pages: FastifyInstance, isBusy: IsBusy, perMinute: number) => {
  const count = pages.createRateLimit({
    timeWindow: '1 minute', max: perMinute, keyGenerator: (request) => `rendered ${clientNetworkOf(request)}`, allowList: [],
  })
  return async (request: FastifyRequest): Promise<void> => {
    if (isBusy()) throw notNow(503)
    const limit = await count(request)
    if (!limit.isAllowed && limit.isExceeded) throw notNow(429)
  }
}
