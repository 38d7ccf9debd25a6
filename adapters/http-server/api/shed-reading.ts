import type { FastifyInstance } from 'fastify'
import type { IsBusy } from './event-loop.ts'
import { plainProblem } from './problem.ts'
import { sendProblem } from './send-problem.ts'

/** Seconds before a client should retry. */
export const RETRY_AFTER = 5

/** Rejects reads while the process is overloaded; writes (carts, orders, payments) are still served. */
export const shedReading = (api: FastifyInstance, isBusy: IsBusy): void => {
  api.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    if (isBusy()) return sendProblem(reply.header('retry-after', RETRY_AFTER), plainProblem(503))
  })
}
