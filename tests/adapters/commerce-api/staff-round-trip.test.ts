import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import type { ReplyContext } from '../../../adapters/commerce-api/operations/operation.ts'
import { STAFF_OPERATIONS } from '../../../adapters/commerce-api/staff/staff-operations.ts'
import type { OutputOf } from '../../../application/contract/operation.ts'
import type { StaffContract, StaffOperationName } from '../../../application/contract/staff/staff.ts'
import { anyWire } from '../../support/api/any-wire.ts'
import { made } from '../../support/builders/made.ts'

type Row<Answered> = {
  readonly reply: {
    readonly encode: (reply: Answered, around: ReplyContext<never>) => unknown
    readonly reading: { readonly wire: t.Mixed; readonly decode: (wire: unknown) => E.Either<unknown, Answered> }
  }
}
const ROWS: { readonly [Name in StaffOperationName]: Row<OutputOf<StaffContract[Name]>> } = STAFF_OPERATIONS

const passedOn = <Name extends StaffOperationName>(name: Name, wire: unknown): unknown => {
  const { reading, encode } = ROWS[name].reply
  return encode(made(reading.decode(wire)), { request: {} as never, locale: 'de' })
}

/** The decoded value, encoded again; as text on the wire. */
const twice = (name: StaffOperationName, wire: unknown): readonly [string, string] => {
  const once = passedOn(name, wire)
  return [JSON.stringify(once), JSON.stringify(passedOn(name, JSON.parse(JSON.stringify(once))))]
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]))
}

describe('the response of a staff operation', () => {
  it.each(Object.keys(STAFF_OPERATIONS) as StaffOperationName[])('survives a round trip with any content: %s', (name) => {
    fc.assert(
      fc.property(anyWire(ROWS[name].reply.reading.wire), (wire) => {
        expect(sorted(JSON.parse(JSON.stringify(passedOn(name, wire))))).toEqual(sorted(wire))
        const [first, second] = twice(name, wire)
        expect(second).toBe(first)
      }),
      { numRuns: 60 },
    )
  })
})
