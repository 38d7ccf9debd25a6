import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { mayWrite } from '../../../adapters/http-server/api/same-origin.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'

const JSON_TYPE = 'application/json'
const WRITING = Object.values(OPERATIONS).filter(({ method }) => method !== 'GET')

/** Requests that pages of other sites can make a visitor's browser send. */
const FOREIGN: readonly [string, Record<string, string>][] = [
  ['a request from another site', { 'sec-fetch-site': 'cross-site', 'content-type': JSON_TYPE }],
  ['a request from a neighbour below the same domain', { 'sec-fetch-site': 'same-site', 'content-type': JSON_TYPE }],
  ['a request typed into the address bar', { 'sec-fetch-site': 'none', 'content-type': JSON_TYPE }],
  ['a foreign origin', { origin: 'https://evil.example', 'content-type': JSON_TYPE }],
  ['an origin that hides itself', { origin: 'null', 'content-type': JSON_TYPE }],
  ['an origin that only begins like ours', { origin: 'http://shop.example.evil.example', 'content-type': JSON_TYPE }],
  ['an origin that is no address', { origin: 'shop.example', 'content-type': JSON_TYPE }],
  ['our origin on another port', { origin: 'http://shop.example:8080', 'content-type': JSON_TYPE }],
  [
    'our own word against a foreign origin',
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example', 'content-type': JSON_TYPE },
  ],
]
const FORMS = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain; application/json']

let app: FastifyInstance
beforeAll(async () => {
  app = await openApi(openSmallShop().commerce)
})
afterAll(() => app.close())

describe('writing requests to the shop', () => {
  it.each(FOREIGN)('I4 are rejected from %s, on every route that writes', async (_what, headers) => {
    for (const { method, path } of WRITING) {
      const url = path.replace(/\{\w+\}/g, 'x'.repeat(22))
      const reply = await app.inject({ method, url, payload: '{}', headers: { host: 'shop.example', ...headers } })
      expect([method, url, reply.statusCode]).toStrictEqual([method, url, 403])
    }
  })

  it.each(FORMS)('I4 are rejected for a form that says %s and not where it comes from', async (type) => {
    for (const { method, path } of WRITING.filter((one) => one.method === 'POST')) {
      const url = path.replace(/\{\w+\}/g, 'x'.repeat(22))
      const reply = await app.inject({ method, url, payload: '{}', headers: { host: 'shop.example', 'content-type': type } })
      expect([url, reply.statusCode]).toStrictEqual([url, 403])
    }
  })

  it('are accepted from our page without a referrer, if the browser says that it is same-origin', () => {
    const may = (headers: Record<string, string>) =>
      mayWrite({
        method: 'POST', host: 'shop.example',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      })
    expect(may({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(true)
    for (const site of ['cross-site', 'same-site', 'none']) expect(may({ origin: 'null', 'sec-fetch-site': site })).toBe(false)
    expect(may({ origin: 'null' })).toBe(false)
  })

  it('are accepted from our own pages and from programs', () => {
    const host = 'shop.example:3000'
    const may = (headers: Record<string, string>, method = 'POST') => mayWrite({ method, host, headers })
    expect(may({ 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' })).toBe(true)
    expect(may({ origin: 'https://shop.example:3000', 'content-type': 'application/x-www-form-urlencoded' })).toBe(true)
    expect(may({ 'content-type': 'application/json; charset=utf-8' })).toBe(true)
    expect(may({}, 'DELETE')).toBe(true)
    expect(may({})).toBe(false)
    expect(may({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(true)
  })

  it('are never made by reading: a method override in the headers changes nothing', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'POST' }
    expect((await app.inject({ method: 'GET', url: '/api/carts', headers })).statusCode).toBe(405)
  })
})
