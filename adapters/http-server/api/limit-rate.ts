import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OPERATIONS } from '../../commerce-api/operations/operations.ts'
import { LIMITS_COUNT_FOR, USUAL_LIMITS, type Limits } from './api-settings.ts'
import { placeOf } from './place-of.ts'

const ORDERING = /^\/api\/(?:orders|session|customers|email-verifications|email-links|password-resets|passwords|login-links)(?:\/|$)/

/** Asking for delivery dates is a question, though it is sent with a body. */
const QUESTION: string = OPERATIONS.getDeliveryDates.path

/** By the route that answers: an address can be written in many ways, a route has one name. */
const kindOf = ({ method, routeOptions: { url: route = '' } }: FastifyRequest): keyof Limits => {
  if (method === 'GET' || method === 'HEAD' || route === QUESTION) return 'reading'
  return ORDERING.test(route) ? 'ordering' : 'writing'
}

/** Counts per place and kind of request; whoever asks too often is told when to come back. */
export const limitRate = async (app: FastifyInstance, limits: Limits = USUAL_LIMITS): Promise<void> => {
  await app.register(rateLimit, {
    timeWindow: LIMITS_COUNT_FOR,
    keyGenerator: (request) => `${kindOf(request)} ${placeOf(request)}`,
    max: (request) => limits[kindOf(request)],
    errorResponseBuilder: (_request, { statusCode }) => Object.assign(new Error('Too many requests'), { statusCode }),
  })
}
