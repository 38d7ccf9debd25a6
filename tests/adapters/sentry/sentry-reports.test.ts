import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { sentryReports } from '../../../adapters/sentry/sentry-reports.ts'

type Event = {
  readonly environment: string
  readonly tags: Readonly<Record<string, string>>
  readonly exception: { readonly values: readonly {
    readonly type: string
    readonly value?: string
    readonly stacktrace?: { readonly frames: readonly { readonly filename: string; readonly function: string; readonly lineno: number }[] }
  }[] }
}
type ReceivedReport = { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: string }

/** A receiver with Sentry's protocol. */
const openReceiver = async () => {
  const received: ReceivedReport[] = []
  let [came, expected] = [() => {}, 0]
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ url: request.url ?? '', headers: request.headers, body })
      response.end('{}')
      if (received.length >= expected) came()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => { server.close() })
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://publickey@127.0.0.1:${port}/errors/7`,
    received,
    events: (count: number) => new Promise<readonly Event[]>((resolve) => {
      expected = count
      came = () => { resolve(received.map(({ body }) => JSON.parse(body.split('\n')[2] ?? '') as Event)) }
      if (received.length >= count) came()
    }),
  }
}

const SECRETS = /anna|example\.ch|iris_[\w]{20}|Seeweg|4111/

/** An error that contains user input in every possible place. */
const hostile = (): Error => {
  const step = '    at anna@example.ch (/home/anna/adapters/anna@example.ch.ts:1:1)'
  const words = `no customer anna@example.ch, token iris_${'x'.repeat(43)}\n${step}`
  const cause = Object.assign(new Error('Seeweg 4 is no street'), { code: 'anna@example.ch', name: 'anna@example.ch' })
  return Object.assign(new TypeError(words, { cause }), {
    code: '23505', detail: 'Key (email)=(anna@example.ch) already exists.', request: { body: { card: '4111111111111111' } },
  })
}

describe('an error report to Sentry', () => {
  it('is an envelope of Sentry’s protocol: type, code, stack and the id under which the log has the message', async () => {
    const receiver = await openReceiver()
    const reports = sentryReports({ dsn: receiver.dsn, environment: 'live', fetch, now: () => 1_000_000 })
    reports.report(hostile(), { operation: 'addToCart', request: '5e0c' })
    const [event] = await receiver.events(1)
    const [{ url, headers, body }] = receiver.received as [ReceivedReport]
    expect(url).toBe('/errors/api/7/envelope/')
    expect(headers).toMatchObject({
      'content-type': 'application/x-sentry-envelope', 'x-sentry-auth': expect.stringContaining('sentry_key=publickey'),
    })
    const [head, item] = body.split('\n').map((line) => JSON.parse(line) as Record<string, unknown>)
    expect([item, head?.['event_id']]).toEqual([{ type: 'event' }, expect.stringMatching(/^[0-9a-f]{32}$/)])
    expect(event).toMatchObject({ environment: 'live', tags: { operation: 'addToCart', request: '5e0c' } })
    const [cause, error] = event?.exception.values ?? []
    expect([cause?.type, error?.type, error?.value]).toEqual(['Error', 'TypeError', '23505'])
    expect(error?.stacktrace?.frames.some(({ filename }) => /^node_modules\/|^node:/.test(filename))).toBe(true)
  })

  it('contains no personal data, whatever an error contains', async () => {
    const receiver = await openReceiver()
    const reports = sentryReports({ dsn: receiver.dsn, environment: 'live', fetch, now: () => 1_000_000 })
    const secrets = [
      hostile(), 'anna@example.ch', { email: 'anna@example.ch' }, undefined,
      Object.assign(new Error('anna@example.ch'), { stack: 'Error: x\n    at anna (/home/anna/letters/a.ts:1:2)\n    at a@example.ch' }),
    ]
    for (const one of secrets) reports.report(one, { operation: 'GET /carts/anna@example.ch' })
    expect(await receiver.events(secrets.length)).toHaveLength(secrets.length)
    for (const { body } of receiver.received) expect(body).not.toMatch(SECRETS)
  })

  it('is limited to ten a minute for any number of errors, and the next one counts the skipped ones', async () => {
    const receiver = await openReceiver()
    let now = 1_000_000
    const reports = sentryReports({ dsn: receiver.dsn, environment: 'live', fetch, now: () => now })
    for (let one = 0; one < 1_000; one += 1) reports.report(new Error('again'), {})
    expect(await receiver.events(10)).toHaveLength(10)
    now += 60_000
    reports.report(new Error('again'), {})
    const events = await receiver.events(11)
    expect(events.filter(({ tags }) => tags['dropped_before'] !== undefined).map(({ tags }) => tags)).toEqual([{ dropped_before: '990' }])
  })

  it('counts failed deliveries once the service works again', async () => {
    const receiver = await openReceiver()
    const responses = [() => Promise.resolve(new Response('', { status: 429 })), () => Promise.reject(new Error('gone'))]
    const reports = sentryReports({
      dsn: receiver.dsn, environment: 'live', now: () => 1_000_000, fetch: (...request) => responses.shift()?.() ?? fetch(...request),
    })
    for (const failures of [1, 2]) {
      reports.report(new Error('again'), {})
      await expect.poll(() => reports.lostReports()).toBe(failures)
    }
    reports.report(new Error('again'), {})
    expect((await receiver.events(1)).map(({ tags }) => tags)).toEqual([{ dropped_before: '2' }])
    expect(reports.lostReports()).toBe(2)
  })

  it('neither delays nor fails a response: it is sent afterwards, and dropped on failure', async () => {
    let sent = 0
    const away = sentryReports({
      dsn: 'http://key@127.0.0.1:1/7', environment: 'live', now: () => 1_000_000,
      fetch: () => {
        sent += 1
        return Promise.reject(new Error('gone'))
      },
    })
    const unreadable = Object.defineProperty(new Error('x'), 'stack', { get: () => { throw new Error('no stack') } })
    for (const one of [new Error('x'), unreadable]) expect(away.report(one, {})).toBeUndefined()
    expect(sent).toBe(0)
    await turn()
    expect(sent).toBe(1)
  })
})
