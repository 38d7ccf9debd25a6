import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { health } from '../../../adapters/http-server/api/health.ts'

const opened = (checks: Parameters<typeof health>[1]) => {
  const app = Fastify()
  health(app, checks)
  return app
}

describe('the health check', () => {
  it('is live as soon as it runs, whatever else is missing', async () => {
    const reply = await opened({ database: async () => false }).inject({ url: '/health/live' })
    expect([reply.statusCode, reply.headers['cache-control']]).toStrictEqual([200, 'no-store'])
  })

  it('is ready when everything is available', async () => {
    const reply = await opened({ database: async () => true, catalogue: async () => true }).inject({ url: '/health/ready' })
    expect([reply.statusCode, reply.json()]).toStrictEqual([200, { status: 'ready', checks: { database: true, catalogue: true } }])
  })

  it('H-O06 stays ready without write access, and reports it: otherwise nobody could even read', async () => {
    const app = Fastify()
    let isWritable = false
    health(app, { database: async () => true }, { writes: () => isWritable })
    const ready = async () => {
      const reply = await app.inject({ url: '/health/ready' })
      return [reply.statusCode, reply.json<unknown>()]
    }
    expect(await ready()).toStrictEqual([200, { status: 'impaired', checks: { database: true, writes: false } }])
    isWritable = true
    expect(await ready()).toStrictEqual([200, { status: 'ready', checks: { database: true, writes: true } }])
  })

  it('H-O06 logs why a check failed', async () => {
    const lines: string[] = []
    const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => { lines.push(line) } } } })
    health(app, { database: async () => Promise.reject(new Error('gone')) })
    await app.inject({ url: '/health/ready' })
    expect(lines.map((line) => (JSON.parse(line) as { readonly check: string }).check)).toEqual(['database'])
  })

  it('is not ready while something is missing or cannot be checked, and names it', async () => {
    const checks = { database: async () => Promise.reject(new Error('gone')), catalogue: async () => true }
    const reply = await opened(checks).inject({ url: '/health/ready' })
    expect([reply.statusCode, reply.json()]).toStrictEqual([503, { status: 'not ready', checks: { database: false, catalogue: true } }])
  })
})
