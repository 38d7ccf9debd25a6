import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { IsBusy } from '../api/event-loop.ts'
import { placeOf } from '../api/place-of.ts'

/** A page that is not drawn for now; what is kept is shown all the same. */
const notNow = (statusCode: 429 | 503): Error => Object.assign(new Error('The page is not drawn now'), { statusCode })

/**
 * Drawing is the dearest thing the shop does for strangers: so many pages a minute for one place, and none while the process
 * is busy. Needs the counter that `limitForms` registers.
 */
export const limitDrawing = (pages: FastifyInstance, isBusy: IsBusy, perMinute: number) => {
  const count = pages.createRateLimit({
    timeWindow: '1 minute', max: perMinute, keyGenerator: (request) => `drawn ${placeOf(request)}`, allowList: [],
  })
  return async (request: FastifyRequest): Promise<void> => {
    if (isBusy()) throw notNow(503)
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw notNow(429)
  }
}
