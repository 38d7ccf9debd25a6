import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESCRIBED, type Described } from '../../../adapters/commerce-api/openapi/described.ts'
import { describedTypes, openApi, openSmallShop } from '../../support/api/open-api-shop.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await openApi(openSmallShop().commerce)
})
afterAll(() => app.close())

const typeOf = async ({ method }: Described, url: string, headers: Readonly<Record<string, string>> = {}) => {
  const payload = method === 'GET' ? {} : { payload: '{}' }
  const reply = await app.inject({ method: method as 'GET', url, ...payload, headers: { 'content-type': 'application/json', ...headers } })
  return [reply.statusCode, reply.json<{ readonly type: string }>().type] as const
}

const PLACE = /\{\w+\}/g
const LAST_PLACE = /\{\w+\}(?!.*\{)/
const [READABLE, LONG] = ['x'.repeat(22), 'x'.repeat(3000)]
const unreadable = (path: string): readonly string[] => [
  path.replaceAll(PLACE, LONG), path.replaceAll(PLACE, '%ff'), path.replace(LAST_PLACE, LONG).replaceAll(PLACE, READABLE),
]

describe('an answer of the web server itself', () => {
  it.each(DESCRIBED.filter(({ method }) => method !== 'GET'))('F-O14 to a cross-site request is described: $name', async (row) => {
    const [status, type] = await typeOf(row, row.path.replaceAll(PLACE, READABLE), { 'sec-fetch-site': 'cross-site' })
    expect([status, type]).toEqual([403, 'about:blank'])
    expect(describedTypes(row, status)).toContain(type)
  })

  it.each(DESCRIBED.filter(({ path }) => path.includes('{')))('F-O14 to an address it cannot read is described: $name', async (row) => {
    for (const url of unreadable(row.path)) {
      const [status, type] = await typeOf(row, url)
      expect(status).toBe(404)
      expect(describedTypes(row, status)).toContain(type)
    }
  })

  it('F-O14 is described only where it can be given', () => {
    const withBlank = (status: number) => DESCRIBED.filter((row) => describedTypes(row, status).includes('about:blank'))
    expect(withBlank(403).filter(({ method }) => method === 'GET')).toEqual([])
    expect(withBlank(404).filter(({ path }) => !path.replace('/carts/{token}', '').includes('{'))).toEqual([])
  })
})
