import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { brotliDecompressSync } from 'node:zlib'
import { apiReference } from '../../../adapters/api-reference/api-reference.ts'
import { securityHeaders } from '../../../adapters/composition/server/security-headers.ts'
import { codeOf } from '../../support/html.ts'

const DESCRIPTION = { openapi: '3.1.0', info: { title: '</script><script>alert(1)</script>' } }

const opened = () => {
  const app = Fastify()
  securityHeaders(app, { formTargets: [], https: true, isDevelopment: false })
  apiReference(app, { description: () => JSON.stringify(DESCRIPTION), script: '/assets/api-reference-1.js' })
  app.get('/other', (_request, reply) => reply.type('text/html').send('<p>'))
  return app
}
const getPage = (encoding: string) => opened().inject({ url: '/api/reference', headers: { 'accept-encoding': encoding } })

describe('the API reference page', () => {
  it('has its own origin: its script has no cookie of the shop, no storage and no server to call', async () => {
    const { headers } = await getPage('')
    const policy = String(headers['content-security-policy']).split('; ')
    expect(policy).toContain('sandbox allow-scripts')
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"]))
    expect(policy.filter((line) => /connect-src|allow-same-origin|unsafe-eval|https?:/.test(line))).toEqual([])
    expect(headers['cross-origin-opener-policy']).toBe('unsafe-none')
  })

  it('leaves the policy of all other pages unchanged', async () => {
    const { headers } = await opened().inject('/other')
    expect(headers['content-security-policy']).toContain("style-src 'self'; ")
    expect(headers['content-security-policy']).not.toMatch(/unsafe|sandbox/)
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })

  it('contains the whole description, with markup escaped', async () => {
    const { body } = await getPage('')
    expect(JSON.parse(codeOf(body, 'script#api-reference'))).toEqual(DESCRIPTION)
    expect(body).not.toContain('alert(1)</script>')
    expect(brotliDecompressSync((await getPage('gzip, br')).rawPayload).toString()).toBe(body)
    expect((await getPage('gzip, br;q=0')).body).toBe(body)
  })
})
