import type { FastifyInstance } from 'fastify'

/** Readiness checks by name: the database answers, the catalogue is loaded. */
export type HealthChecks = Readonly<Record<string, () => Promise<boolean>>>
/** Services that visitors can do without for a while, by name; their state is cached. */
export type Impairments = Readonly<Record<string, () => boolean>>

const passes = async (check: () => Promise<boolean>): Promise<readonly [isPassed: boolean, error?: unknown]> =>
  check().then((isPassed) => [isPassed] as const, (error: unknown) => [false, error] as const)

/**
 * `/health/live` says that the process runs, `/health/ready` that it can serve; both for machines, never cached. A shop that cannot write
 * stays ready and reports it: removed from the load balancer it could not even be read.
 */
export const health = (app: FastifyInstance, checks: HealthChecks, impairments: Impairments = {}): void => {
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => {
      const [isPassed, error] = await passes(check)
      if (error !== undefined) request.log.warn({ error, check: name }, 'health check failed')
      return [name, isPassed] as const
    }))
    const impaired = Object.entries(impairments).map(([name, isFine]) => [name, isFine()] as const)
    const isReady = results.every(([, isPassed]) => isPassed)
    const isWhole = impaired.every(([, isFine]) => isFine)
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? (isWhole ? 'ready' : 'impaired') : 'not ready',
        checks: Object.fromEntries([...results, ...impaired]),
      })
  })
}
