import type { FastifyInstance } from 'fastify'

/** What must hold before visitors are let in, by name: the database answers, the catalogue is there. */
export type HealthChecks = Readonly<Record<string, () => Promise<boolean>>>

const held = async (check: () => Promise<boolean>): Promise<boolean> => check().catch(() => false)

/** `/health/live` says that the process runs, `/health/ready` that it can serve; both for machines, never kept. */
export const health = (app: FastifyInstance, checks: HealthChecks): void => {
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))
  app.get('/health/ready', async (_request, reply) => {
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await held(check)] as const))
    const isReady = results.every(([, isHeld]) => isHeld)
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) })
  })
}
