import type { FastifyInstance } from 'fastify'

/** Readiness checks by name: the database answers, the catalogue is loaded. */
export type HealthChecks = Readonly<Record<string, () => Promise<boolean>>>
/** What visitors can do without for a while, by name; it is known already when somebody asks. */
export type Impairments = Readonly<Record<string, () => boolean>>

const passes = async (check: () => Promise<boolean>): Promise<readonly [isHeld: boolean, error?: unknown]> =>
  check().then((isHeld) => [isHeld] as const, (error: unknown) => [false, error] as const)

/**
 * `/health/live` says that the process runs, `/health/ready` that it can serve; both for machines, never kept. A shop that cannot write
 * stays ready and says so: taken out by its balancer it could not even be read.
 */
export const health = (app: FastifyInstance, checks: HealthChecks, impairments: Impairments = {}): void => {
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }))
  app.get('/health/ready', async (request, reply) => {
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => {
      const [isHeld, error] = await passes(check)
      if (error !== undefined) request.log.warn({ error, check: name }, 'health check failed')
      return [name, isHeld] as const
    }))
    const impaired = Object.entries(impairments).map(([name, isFine]) => [name, isFine()] as const)
    const isReady = results.every(([, isHeld]) => isHeld)
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
