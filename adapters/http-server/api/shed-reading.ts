import type { FastifyInstance } from 'fastify'
import type { IsBusy } from './event-loop.ts'
import { plainProblem } from './problem.ts'
import { sendProblem } from './send-problem.ts'

/** Seconds after which it is worth asking again. */
export const COME_BACK_IN = 5

/** Questions are put off while the process is busy; what somebody fills, orders or pays is not. */
export const shedReading = (api: FastifyInstance, isBusy: IsBusy): void => {
  api.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return
    if (isBusy()) return sendProblem(reply.header('retry-after', COME_BACK_IN), plainProblem(503))
  })
}
