import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { STAFF_OPERATIONS } from '../../../adapters/commerce-api/staff/staff-operations.ts'
import type { Database } from '../../../adapters/postgres/database/database.ts'
import { validBodyOf } from '../../support/api/valid-bodies.ts'
import { openApi, openSmallShop } from '../../support/api/open-api-shop.ts'
import { describedBy, samplesOf } from '../../support/api/sample-of.ts'
import { smallCatalogue } from '../../support/api/small-catalogue.ts'
import { openDatabase } from '../../support/open-database.ts'
import { emptied } from '../../support/postgres-engines.ts'
import { signedInAs } from '../../support/staff/back-office.ts'

type Row = Parameters<typeof validBodyOf>[0] & {
  readonly method: string
  readonly path: string
  readonly request: { readonly query: readonly { readonly name: string }[] }
}
const ROWS: readonly Row[] = [...Object.values(OPERATIONS), ...Object.values(STAFF_OPERATIONS)]

/** Ends the session or disables the person of the other requests. */
const ENDING = ['signOut', 'endStaffSession', 'letPersonOut']

/** Respond to every token alike, so that guessing reveals nothing. */
const ALIKE = ['cancelAccountDeletionByLink', 'cancelEmailChangeByLink']

let database: Database
let app: FastifyInstance
const real: Record<string, string> = {}
let cookies = ''

const ask = (method: string, url: string, payload: unknown = {}) => app.inject({
  method: method as 'POST', url, headers: { cookie: cookies, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
  ...(method === 'GET' ? {} : { payload: JSON.stringify(payload) }),
})

beforeAll(async () => {
  database = await openDatabase({ memory: true })
  const shop = openSmallShop(smallCatalogue, await emptied(database, smallCatalogue))
  app = await openApi(shop.commerce)
  const cart = await ask('POST', '/api/carts', {})
  real['token'] = cart.json<{ token_value: string }>().token_value
  const bottle = { product: { product_id: 2001, option: {} }, quantity: 1 }
  const filled = await ask('POST', `/api/carts/${real['token']}/items`, { items: [bottle] })
  real['item_id'] = filled.json<{ items: [{ id: string }] }>().items[0].id
  const account = { email: 'anna@example.ch', password: 'sehr7gute-sicht', first_name: 'Anna', last_name: 'Keller', cart_token: null }
  const signedUp = await ask('POST', OPERATIONS.signUp.path, account)
  const lea = await signedInAs(app, { ports: shop.ports, now: () => shop.ports.clock.now() }, 'lea', ['all'])
  const own = [signedUp.headers['set-cookie'] ?? []].flat().map((one) => one.split(';')[0])
  cookies = [...own, lea.cookie].join('; ')
  Object.assign(real, { product_id: '2001', number: 'IR-2026-000001', person_id: lea.person.id })
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const urlOf = (path: string, input: Readonly<Record<string, string>> = real): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => input[name] ?? '1')

/** The document with each of its texts replaced in turn. */
const exchanged = (document: unknown, exchange: (text: string) => readonly string[]): readonly unknown[] => {
  if (typeof document === 'string') return exchange(document)
  if (Array.isArray(document))
    return document.flatMap((part: unknown, at) => exchanged(part, exchange).map((one) => document.with(at, one)))
  if (typeof document !== 'object' || document === null) return []
  return Object.entries(document).flatMap(([name, part]) => exchanged(part, exchange).map((one) => ({ ...document, [name]: one })))
}

const bodiesOf = (row: Row): readonly unknown[] =>
  row.request.body === undefined ? [] : [validBodyOf(row), ...samplesOf(describedBy(row.request.body))]

const DATE = /^\d{4}-\d\d-\d\d/
const NO_DATES = ['0000-01-01', '0001-01-01', '9999-12-31', '9999-99-99', '2026-02-31', '+275760-09-13', '-000001-01-01']
const noDate = (text: string): readonly string[] => (DATE.test(text) ? NO_DATES.map((day) => text.replace(DATE, day)) : [])

const rows = ROWS.filter(({ name }) => !ENDING.includes(name))
const writing = rows.filter(({ request }) => request.body !== undefined)

describe('text and dates that a database cannot store', { timeout: 120_000 }, () => {
  it('H-S15 U+0000 or a lone surrogate in any text of any body is rejected, never a server error', async () => {
    const texts = (text: string): readonly string[] => [`${text}\u0000`, `\ud800${text}`]
    let count = 0
    for (const row of writing) {
      for (const body of bodiesOf(row).flatMap((one) => exchanged(one, texts))) {
        const { statusCode } = await ask(row.method, urlOf(row.path), body)
        count += 1
        const refused = ALIKE.includes(row.name) ? [200] : [400, 401, 403, 404, 409, 422, 429]
        expect([row.name, body, refused.includes(statusCode)]).toEqual([row.name, body, true])
      }
    }
    expect(count).toBeGreaterThan(500)
  })

  it('H-S15 a date that is invalid, or out of range, is never a server error', async () => {
    let count = 0
    for (const row of writing) {
      for (const body of bodiesOf(row).flatMap((one) => exchanged(one, noDate))) {
        const { statusCode } = await ask(row.method, urlOf(row.path), body)
        count += 1
        expect([row.name, body, statusCode < 500]).toEqual([row.name, body, true])
      }
    }
    expect(count).toBeGreaterThan(50)
  })

  it('H-S15 neither is a server error in a path or a query', async () => {
    for (const row of rows) {
      const body = row.request.body === undefined ? undefined : validBodyOf(row)
      for (const [, name = ''] of row.path.matchAll(/\{(\w+)\}/g)) {
        const { statusCode } = await ask(row.method, urlOf(row.path, { ...real, [name]: '1%00' }), body)
        expect([row.name, name, statusCode < 500]).toEqual([row.name, name, true])
      }
      for (const { name } of row.request.query) {
        for (const value of ['a%00', ...NO_DATES.map(encodeURIComponent)]) {
          const { statusCode } = await ask(row.method, `${urlOf(row.path)}?${encodeURIComponent(name)}=${value}`, body)
          expect([row.name, name, value, statusCode < 500]).toEqual([row.name, name, value, true])
        }
      }
    }
  })
})
