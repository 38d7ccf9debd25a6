import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OPERATIONS } from '../../commerce-api/operations.ts'
import { LIMITS_COUNT_FOR, USUAL_LIMITS, type Limits } from './api-settings.ts'
import { clientNetworkOf } from './client-network-of.ts'

const ORDERING = /^\/api\/(?:orders|session|customers|email-verifications|email-links|password-resets|passwords|login-links)(?:\/|$)/

/** Requests for delivery dates only read, although they have a body. */
const QUESTION: string = OPERATIONS.getDeliveryDates.path

/** Counted by route: an address can be written in many ways, a route has one name. */
const kindOf = ({ method, routeOptions: { url: route = '' } }: FastifyRequest): keyof Limits => {
  if (method === 'GET' || method === 'HEAD' || route === QUESTION) return 'reading'
  return ORDERING.test(route) ? 'ordering' : 'writing'
}

/** Counts requests by client network and kind; above the limit the response says when to retry. */
export const limitRate = async (app: FastifyInstance, limits: Limits = USUAL_LIMITS): Promise<void> => {
  await app.register(rateLimit, {
    timeWindow: LIMITS_COUNT_FOR,
    keyGenerator: (request) => `${kindOf(request)} ${clientNetworkOf(request)}`,
    max: (request) => limits[kindOf(request)],
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error('Too many requests'), { statusCode }),
  })
}
