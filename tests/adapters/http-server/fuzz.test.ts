import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { brokenCopyOf, unexpectedValues } from '../../support/api/broken-values.ts'
import { validBodyOf } from '../../support/api/valid-bodies.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'

let app: FastifyInstance
let token: string
let item: string

const write = (method: 'POST' | 'PATCH' | 'PUT', url: string, payload: unknown) =>
  app.inject({ method, url, payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } })

beforeAll(async () => {
  app = await openApi(openSmallShop().commerce)
  token = (await write('POST', '/api/carts', {})).json<{ token_value: string }>().token_value
  const bottle = { product: { product_id: 2001, option: {} }, quantity: 1 }
  const filled = await write('POST', `/api/carts/${token}/items`, { items: [bottle] })
  item = filled.json<{ items: [{ id: string }] }>().items[0].id
})
afterAll(() => app.close())

const urlOf = (path: string): string => path.replace('{token}', token).replace('{item_id}', item).replace('{product_id}', '1002')
const isFine = ({ statusCode }: { readonly statusCode: number }): boolean => statusCode < 500

/** Milliseconds; hundreds of requests are slow on a busy machine. */
const PATIENCE = { timeout: 60_000 }

describe('any request', PATIENCE, () => {
  const writing = Object.values(OPERATIONS).filter(({ request }) => request.body !== undefined)

  it.each(writing.map(({ name }) => name))('%s never answers with a server error: any JSON, any corrupted copy', async (name) => {
    const operation = writing.find((one) => one.name === name)
    if (operation === undefined) throw new Error(name)
    const { method, path } = operation
    const anyBody = fc.oneof({ weight: 1, arbitrary: unexpectedValues }, { weight: 5, arbitrary: brokenCopyOf(validBodyOf(operation)) })
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        const reply = await write(method as 'POST', urlOf(path), body)
        expect(reply).toSatisfy(isFine)
        expect(() => reply.json<unknown>()).not.toThrow()
      }),
      { numRuns: 150 },
    )
  })

  it('accepts each valid body somewhere: none is rejected as unreadable', async () => {
    for (const operation of writing) {
      const { name, method, path } = operation
      const reply = await write(method as 'POST', urlOf(path), validBodyOf(operation))
      expect([name, reply.body.includes('Malformed')]).toStrictEqual([name, false])
    }
  })

  it('in the path or the query never ends in a server error', async () => {
    const reading = Object.values(OPERATIONS).filter(({ method }) => method === 'GET')
    const names = ['locale', ...new Set(reading.flatMap(({ request }) => request.query.map(({ name }) => name)))]
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      unexpectedValues.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
    )
    const wellFormed = (value: string): string => encodeURIComponent(value.toWellFormed())
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...reading), text, fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 6 }), fc.boolean(),
        async ({ path }, part, query, isReal) => {
          const filled = isReal ? urlOf(path) : path.replace(/\{\w+\}/g, wellFormed(part) || 'x')
          const params = query.map(([name, value]) => `${wellFormed(name)}=${wellFormed(value)}`).join('&')
          const reply = await app.inject({ url: `${filled}?${params}`, headers: { 'accept-language': part.replace(/[^\x20-\x7e]/g, '') } })
          expect(reply).toSatisfy(isFine)
        },
      ),
      { numRuns: 400 },
    )
  })

  it('as text that is not JSON never ends in a server error', async () => {
    const types = [
      'application/json', 'application/json; charset=utf-16', 'text/plain',
      'multipart/form-data', 'application/x-www-form-urlencoded', 'x',
    ]
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.constantFrom(...types), async (payload, type) => {
        const reply = await app.inject({ method: 'POST', url: `/api/carts/${token}/items`, payload, headers: { 'content-type': type } })
        expect(reply.statusCode).toBeGreaterThanOrEqual(400)
        expect(reply.statusCode).toBeLessThan(500)
      }),
      { numRuns: 100 },
    )
  })

  it('leaves every object of the process unchanged', () => {
    expect(Object.keys(Object.prototype)).toStrictEqual([])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
