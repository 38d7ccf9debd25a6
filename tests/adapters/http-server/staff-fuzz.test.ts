import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAFF_OPERATIONS } from '../../../adapters/commerce-api/staff/staff-operations.ts'
import { makeCommerce } from '../../../application/commerce/commerce.ts'
import { brokenCopyOf, unexpectedValues } from '../../support/api/broken-values.ts'
import { validBodyOf } from '../../support/api/valid-bodies.ts'
import { openApi } from '../../support/api/open-api-shop.ts'
import { openCommerce } from '../../support/commerce.ts'
import { placeOrder, usualCatalogue } from '../../support/purchase.ts'
import { signedInAs } from '../../support/staff/back-office.ts'

type Row = Parameters<typeof validBodyOf>[0] & { readonly method: string; readonly path: string }
const ROWS: readonly Row[] = Object.values(STAFF_OPERATIONS)

let app: FastifyInstance
let cookie: string
let number: string
let colleague: string
beforeAll(async () => {
  const shop = openCommerce(usualCatalogue())
  const commerce = makeCommerce(shop.deps)
  app = await openApi(commerce)
  ;({ number } = await placeOrder(shop))
  const staff = { ports: shop.deps, now: () => shop.clock.now() }
  colleague = (await signedInAs(app, staff, 'omar', ['orders'])).person.id
  ;({ cookie } = await signedInAs(app, staff, 'lea', ['all']))
})
afterAll(() => app.close())

const urlOf = (path: string): string => path.replace('{number}', number).replace('{member_id}', colleague).replace('{product_id}', '2001')
const write = ({ method, path }: Row, payload: unknown) => app.inject({
  method: method as 'POST', url: urlOf(path), payload: JSON.stringify(payload), headers: { 'content-type': 'application/json', cookie },
})
const isFine = ({ statusCode }: { readonly statusCode: number }): boolean => statusCode < 500
const isAccepted = ({ statusCode }: { readonly statusCode: number }): boolean => statusCode !== 401 && statusCode !== 403
/** The sign-in reports wrong credentials. */
const isOfSessionOrAccepted = ([path, reply]: readonly [string, { readonly statusCode: number }]): boolean =>
  path.startsWith('/api/staff/session') || isAccepted(reply)

/** Milliseconds; hundreds of requests are slow on a busy machine. */
const PATIENCE = { timeout: 60_000 }

describe('any request of staff', PATIENCE, () => {
  const writing = ROWS.filter(({ request }) => request.body !== undefined)

  it.each(writing)('$name never answers with a server error, nor with an undescribed response', async (row) => {
    const anyBody = fc.oneof({ weight: 1, arbitrary: unexpectedValues }, { weight: 5, arbitrary: brokenCopyOf(validBodyOf(row)) })
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        const reply = await write(row, body)
        expect(reply).toSatisfy(isFine)
        expect([row.path, reply]).toSatisfy(isOfSessionOrAccepted)
      }),
      { numRuns: 60 },
    )
  })

  it('is accepted if valid', async () => {
    for (const row of writing)
      expect([row.name, (await write(row, validBodyOf(row))).body.includes('Malformed')]).toEqual([row.name, false])
  })

  it('in the path or the query never ends in a server error', async () => {
    const reading = ROWS.filter(({ method }) => method === 'GET')
    const names = ['locale', 'state', 'day', 'text', 'page']
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), unexpectedValues.map((value) => JSON.stringify(value)))
    const wellFormed = (value: string): string => encodeURIComponent(value.toWellFormed())
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...reading), text, fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 6 }),
        async ({ path }, part, query) => {
          const filled = path.replaceAll(/\{\w+\}/g, wellFormed(part) || 'x')
          const params = query.map(([name, value]) => `${name}=${wellFormed(value)}`).join('&')
          const reply = await app.inject({ url: `${filled}?${params}`, headers: { cookie } })
          expect(reply).toSatisfy(isFine)
          expect(reply).toSatisfy(isAccepted)
        },
      ),
      { numRuns: 200 },
    )
  })
})
