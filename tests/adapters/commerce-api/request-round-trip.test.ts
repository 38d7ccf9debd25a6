import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { JsonSchema } from '../../../adapters/commerce-api/codec/json-schema.ts'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import type { OutgoingRequest, QueryParameter, RequestForm, RequestParts } from '../../../adapters/commerce-api/operations/operation.ts'
import { queryRequest } from '../../../adapters/commerce-api/operations/request-forms.ts'
import { STAFF_OPERATIONS } from '../../../adapters/commerce-api/staff/staff-operations.ts'
import { pageQuery } from '../../../domain/listing/read-query.ts'
import { anyWire } from '../../support/api/any-wire.ts'
import { pathOf } from '../../support/api/path-of.ts'
import { made } from '../../support/builders/made.ts'
import { productId } from '../../support/builders/product.ts'
import { someSettings } from '../../support/builders/shop-settings.ts'

type Row = { readonly name: string; readonly path: string; readonly request: RequestForm<unknown, never> }
const SENDER = { shop: someSettings(), locale: 'de' } as const

/** Their callers pass more than the shop reads from the request. */
const RICHER = ['getRecommendations', 'getLastPayment', 'updateMarketingCommunication']

const ROWS: readonly Row[] = [...Object.values<Row>(OPERATIONS), ...Object.values<Row>(STAFF_OPERATIONS)]
  .filter(({ name }) => !RICHER.includes(name))

const anyText = ({ type, format, enum: words, items }: JsonSchema): fc.Arbitrary<readonly string[]> => {
  if (items !== undefined) return fc.uniqueArray(anyText(items).map(([text = '']) => text), { maxLength: 3 })
  if (words !== undefined) return fc.constantFrom(...words).map((word) => [String(word)])
  return fc.constantFrom(format === 'date' ? '2026-03-02' : '4', type === 'integer' ? '7' : '2026-03-04').map((text) => [text])
}

/** A parameter with its values, or without any. */
const anyPairs = ({ name, schema }: QueryParameter): fc.Arbitrary<[string, string][]> =>
  fc.option(anyText(schema), { nil: [] }).map((texts) => texts.map((text) => [name, text]))

const anyParts = (row: Row): fc.Arbitrary<RequestParts> => fc.record({
  path: fc.constant(pathOf(row)),
  query: fc.tuple(...row.request.query.map(anyPairs)).map((pairs) => new URLSearchParams(pairs.flat())),
  body: row.request.body === undefined ? fc.constant(undefined) : anyWire(row.request.body),
})

const arrived = ({ path = {}, query = [], body }: OutgoingRequest): RequestParts => ({
  path: Object.fromEntries(Object.entries(path).map(([name, value]) => [name, String(value)])),
  query: new URLSearchParams(query.map(([name, value]) => [name, value])),
  body: body === undefined ? undefined : JSON.parse(JSON.stringify(body)) as unknown,
})

/** What the server reads of an input that a storefront sends. */
const carried = ({ request: { encode, decode } }: Row, input: object): object =>
  made(decode(arrived(encode(input as never, SENDER)))) as object

describe('the request of an operation', () => {
  it.each(ROWS)('carries each field of any input: $name', (row) => {
    fc.assert(fc.property(anyParts(row), (parts) => {
      const read = row.request.decode(parts)
      fc.pre(E.isRight(read))
      const input = made(read) as object
      const once = carried(row, input)
      expect(once).toMatchObject(input)
      expect(carried(row, once)).toEqual(once)
    }), { numRuns: 30, maxSkipsPerRun: 500 })
  })

  it('names a variant of a product by its lens values', () => {
    const { request } = STAFF_OPERATIONS.getStaffProduct
    const input = { id: productId(1001), option: { sphere: -2.25, color: '01' }, page: 2 }
    expect(made(request.decode(arrived(request.encode(input, SENDER))))).toStrictEqual(input)
    expect(made(request.decode({ path: { product_id: '1001' }, query: new URLSearchParams('sphere='), body: undefined })))
      .toStrictEqual({ id: 1001, page: 1 })
  })

  it('has each field of the input: a form without an optional one does not compile', () => {
    const form = queryRequest<{ readonly page: number }>([], { read: pageQuery, write: ({ page }) => ({ page }) })
    // @ts-expect-error The form lacks the field `state`.
    const other: RequestForm<{ readonly page: number; readonly state?: string }> = form
    expect(other).toBe(form)
  })
})
