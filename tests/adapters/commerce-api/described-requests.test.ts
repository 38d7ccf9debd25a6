import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { DESCRIBED, type Described } from '../../../adapters/commerce-api/openapi/described.ts'
import { openApi } from '../../../adapters/commerce-api/openapi/openapi.ts'
import { malformed } from '../../../adapters/commerce-api/refusal/malformed.ts'
import { anyWire } from '../../support/api/any-wire.ts'
import { pathOf } from '../../support/api/path-of.ts'

const { paths } = openApi({ sessionCookie: 'access_token', staffCookie: 'staff' })
const WITH_BODY = DESCRIBED.filter(({ request }) => request.body !== undefined)

const readingOf = (row: Described, body: unknown) => row.request.decode({ path: pathOf(row), query: new URLSearchParams(), body })

describe('a request of the OpenAPI description', () => {
  it.each(WITH_BODY)('F-O14 is read as its example shows it: $name', (row) => {
    const { requestBody } = paths[row.path]?.[row.method.toLowerCase()] ?? {}
    const read = readingOf(row, requestBody?.content['application/json'].example)
    expect(E.isLeft(read) ? read.left : undefined).toBeUndefined()
  })

  it.each(WITH_BODY)('F-O14 is read with any values that its codec describes: $name', ({ request: { body } }) => {
    fc.assert(fc.property(anyWire(body as t.Mixed), (any) => {
      const read = (body as t.Mixed).decode(any)
      expect(E.isLeft(read) ? malformed(read.left) : undefined).toBeUndefined()
    }), { numRuns: 30 })
  })
})
