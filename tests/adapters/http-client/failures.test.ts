import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { LOAD_ROUTES } from '../../../adapters/http-client/load-routes.ts'
import { makeTransport } from '../../../adapters/http-client/transport.ts'
import { refusal, value } from '../../support/outcome.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aWireCart, clientOf } from './client-of.ts'
import { json, recordedFetch } from './recorded-fetch.ts'

const T = cartToken('T')
const unavailable = { _tag: 'ServiceUnavailable' }
const problem = (refusal: unknown, status: number) => json({ status, code: status, refusal }, status)

describe('an invalid response', () => {
  it('CC-ERR-02 returns the body of a refusal unchanged, or the error itself', async () => {
    const body = { code: 422, message: 'm' }
    const refused = makeTransport({ ...recordedFetch(() => json(body, 422)), baseUrl: '' })
    expect(await refusal(refused({ method: 'GET', path: '/' }))).toStrictEqual({ _tag: 'Answered', status: 422, body })
    const broken = new TypeError('network')
    const lost = makeTransport({ ...recordedFetch(() => Promise.reject(broken)), baseUrl: '' })
    expect(await refusal(lost({ method: 'GET', path: '/' }))).toMatchObject({ _tag: 'Unanswered', error: broken })
    const html = makeTransport({ ...recordedFetch(() => new Response('<h1>Bad gateway</h1>', { status: 502 })), baseUrl: '' })
    expect(await refusal(html({ method: 'GET', path: '/' }))).toStrictEqual({ _tag: 'Answered', status: 502, body: undefined })
  })

  it('becomes the refusal that it contains', async () => {
    const client = clientOf(() => problem({ _tag: 'StopOrder', stock: 3 }, 422))
    expect(await refusal(client.shop.cart.getCart({ token: T }))).toStrictEqual({ _tag: 'StopOrder', stock: 3 })
    expect(client.faults).toStrictEqual([])
  })

  it.each<[string, () => Response | Promise<Response>]>([
    ['a network that is down', () => Promise.reject(new TypeError('network'))],
    ['a fault of the service', () => json({ refusal: { _tag: 'StopOrder', stock: 3 } }, 500)],
    ['a service that is not available', () => json({}, 503)],
    ['too many requests', () => json({ refusal: null }, 429)],
    ['a page instead of an answer', () => new Response('<html>', { status: 200 })],
    ['half an answer', () => new Response('{"token_val', { status: 200 })],
    ['an empty answer', () => json({})],
    ['a refusal of an unknown kind', () => problem({ _tag: 'Eclipse' }, 422)],
  ])('counts %s as an unavailable service, and is reported once', async (_what, response) => {
    const client = clientOf(response)
    expect(await refusal(client.shop.cart.getCart({ token: T }))).toStrictEqual(unavailable)
    expect(client.faults).toHaveLength(1)
    expect(client.faults[0]?.operation).toBe('getCart')
  })

  it('is reported by codec and paths, and never by its values', async () => {
    const client = clientOf(() => json({ ...aWireCart(), total: 'secret', items: 'secret' }))
    await client.shop.cart.getCart({ token: T })()
    expect(client.faults[0]).toMatchObject({ operation: 'getCart', codec: 'Cart', paths: ['items', 'total'] })
    expect(JSON.stringify(client.faults)).not.toContain('secret')
  })

  it('times out after the configured time', async () => {
    const far: typeof fetch = async (_input, init) => {
      await wait(5000, undefined, init?.signal ? { signal: init.signal } : {})
      return json({})
    }
    const client = clientOf(undefined, { fetch: far, timeout: 20 })
    expect(await refusal(client.shop.cart.getCart({ token: T }))).toStrictEqual(unavailable)
  })
})

describe('the code of a topic that cannot be loaded', () => {
  it('counts as an unavailable service, is reported, and is loaded again by the next call', async () => {
    let missing = 0
    const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
    const routes = { ...LOAD_ROUTES, cart: () => (missing === 0 ? failing() : LOAD_ROUTES.cart()) }
    const client = clientOf(undefined, { routes, codeMissing: () => { missing += 1 } })
    expect(await refusal(client.shop.cart.getCart({ token: T }))).toStrictEqual(unavailable)
    expect([missing, client.faults.map(({ operation }) => operation), client.requests]).toEqual([1, ['getCart'], []])
    expect(await value(client.shop.cart.getCart({ token: T }))).toMatchObject({ token: aCart().token })
    expect(missing).toBe(1)
  })
})
