import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { logPolicyReport } from '../../../adapters/composition/server/log-policy-report.ts'
import { securityHeaders } from '../../../adapters/composition/server/security-headers.ts'
import { LIMITS } from '../../../domain/limits/limits.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'

const FORMER = 'application/csp-report'
const CURRENT = 'application/reports+json'
const TOKEN = 'q7Hn2Vx0Lk9Zs4Tb6Wd8Yc'
const former = (fields: object = {}): string => JSON.stringify({
  'csp-report': {
    'document-uri': 'https://iris.example/de/cart?email=anna@example.ch#secret', 'effective-directive': 'script-src-elem',
    'blocked-uri': 'inline', disposition: 'enforce', referrer: 'https://iris.example/?token=secret', 'script-sample': 'secret()',
    ...fields,
  },
})
const current = (times: number): string => JSON.stringify(Array.from({ length: times }, () => ({
  type: 'csp-violation', age: 10, url: 'https://iris.example/', user_agent: 'secret',
  body: {
    documentURL: `https://iris.example/checkout/thank-you/${TOKEN}?a=b`, effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink', disposition: 'report', sample: 'secret()',
  },
})))

const opened = async () => {
  const lines: object[] = []
  const counted: string[] = []
  const note = logPolicyReport((directive) => { counted.push(directive) })
  const app = await openApi(openSmallShop().commerce, {
    logPolicyReport: (request, report) => {
      request.log.warn = (line: unknown) => { if (typeof line === 'object' && line !== null) lines.push(line) }
      note(request, report)
    },
  })
  const send = (payload: string, type = FORMER, more: { readonly remoteAddress?: string; readonly site?: string } = {}) => app.inject({
    method: 'POST', url: '/api/policy-reports', payload, remoteAddress: more.remoteAddress ?? '203.0.113.7',
    headers: { 'content-type': type, 'sec-fetch-site': more.site ?? 'same-origin' },
  })
  return { send, lines, counted }
}

describe('security policy reports of a page', () => {
  it('X9 make one log line each, and one count if something was blocked, without query, token or sample', async () => {
    const { send, lines, counted } = await opened()
    expect((await send(former())).statusCode).toBe(204)
    expect((await send(current(1), CURRENT)).statusCode).toBe(204)
    expect(lines).toEqual([
      { directive: 'script-src-elem', disposition: 'enforce', page: '/de/cart', blocked: 'inline' },
      { directive: 'require-trusted-types-for', disposition: 'report', page: '/checkout/thank-you/…', blocked: 'trusted-types-sink' },
    ])
    expect(counted).toEqual(['script-src-elem'])
  })

  it('X9 contain no names made up by the sender', async () => {
    const { send, lines, counted } = await opened()
    const made = { 'document-uri': 'https://x.example/anna@example.ch', 'effective-directive': 'anna', disposition: 'anna' }
    expect((await send(former({ ...made, 'blocked-uri': 'https://anna.example/' }))).statusCode).toBe(204)
    expect((await send(former({ 'document-uri': 7, 'effective-directive': [], 'blocked-uri': {} }))).statusCode).toBe(204)
    expect(JSON.stringify(lines)).not.toContain('anna')
    expect(counted).toEqual(['other', 'other'])
  })

  it('X9 are accepted in the two types of browsers, up to 16 kB, and from no other site', async () => {
    const { send, lines } = await opened()
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
      expect((await send(former(), type)).statusCode, type).toBe(415)
    expect((await send(former({ 'original-policy': 'x'.repeat(16 * 1024) }))).statusCode).toBe(413)
    expect((await send(former({ 'original-policy': 'x'.repeat(15 * 1024) }))).statusCode).toBe(204)
    expect((await send(former(), FORMER, { site: 'cross-site' })).statusCode).toBe(403)
    const others = ['[null,7,{"type":"deprecation","body":{}}]', '{"csp-report":[]}', '{"__proto__":{"a":1}}']
    for (const body of ['', '{', '7', 'null', '[]', '{}', ...others])
      expect((await send(body)).statusCode, body).toBe(400)
    expect(lines).toHaveLength(1)
  })

  it('X9 are limited to ten per request, and by a rate limit per network', async () => {
    const { send, lines } = await opened()
    const { attempts, window } = LIMITS.policyReportsFromNetwork
    expect((await send(current(40), CURRENT)).statusCode).toBe(204)
    expect(lines).toHaveLength(10)
    for (let sent = 10; sent < attempts; sent += 1) expect((await send(former())).statusCode).toBe(204)
    const refused = await send(current(10), CURRENT)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(window / 1000)])
    expect(lines).toHaveLength(attempts)
    expect((await send(former(), FORMER, { remoteAddress: '198.51.100.9' })).statusCode).toBe(204)
  })

  it('X9 of all networks together cannot flood the log, and a network beyond its limit affects no other', async () => {
    const { send, lines } = await opened()
    const { policyReportsFromNetwork: { attempts }, policyReportsOfShop } = LIMITS
    for (let over = 0; over < 20; over += 1) await send(current(10), CURRENT)
    expect(lines).toHaveLength(attempts)
    for (let network = 0; lines.length < policyReportsOfShop.attempts && network < 200; network += 1)
      await send(current(10), CURRENT, { remoteAddress: `198.51.100.${network}` })
    expect(lines).toHaveLength(policyReportsOfShop.attempts)
    expect((await send(former(), FORMER, { remoteAddress: '192.0.2.1' })).statusCode).toBe(429)
    expect(lines).toHaveLength(policyReportsOfShop.attempts)
  })
})

const SOCIAL = { signIn: true, apiKey: 'k', authDomain: 'iris.example', projectId: 'p' } as const
const headersOf = async (more: Partial<Parameters<typeof securityHeaders>[1]>) => {
  const app = Fastify()
  securityHeaders(app, { formTargets: [], https: true, isDevelopment: false, ...more })
  app.get('/', (_request, reply) => reply.type('text/html').send('<p>'))
  return (await app.inject('/')).headers
}
const linesOf = (policy: unknown): readonly string[] => String(policy).split('; ')
const TYPES = ["require-trusted-types-for 'script'", 'trusted-types default']

describe('the security policy of a page', () => {
  it('X9 runs only the files of the shop, creates markup by one policy only, and has violations reported', async () => {
    const headers = await headersOf({})
    const lines = linesOf(headers['content-security-policy'])
    const directives = ["script-src 'self'", ...TYPES, 'report-uri /api/policy-reports', 'report-to policy']
    expect(lines).toEqual(expect.arrayContaining(directives))
    expect(headers['reporting-endpoints']).toBe('policy="/api/policy-reports"')
    expect(headers).not.toHaveProperty('content-security-policy-report-only')
  })

  it('X9 names no endpoint of the Reporting API if browsers would not use it', async () => {
    const headers = await headersOf({ https: false })
    expect(linesOf(headers['content-security-policy'])).toContain('report-uri /api/policy-reports')
    expect(String(headers['content-security-policy'])).not.toContain('report-to')
    expect(headers).not.toHaveProperty('reporting-endpoints')
  })

  it('X9 only reports trusted types where a script of Google runs', async () => {
    const headers = await headersOf({ social: SOCIAL })
    expect(String(headers['content-security-policy'])).not.toContain('trusted-types')
    const watched = linesOf(headers['content-security-policy-report-only'])
    expect(watched).toEqual([...TYPES, 'report-uri /api/policy-reports', 'report-to policy'])
  })
})
