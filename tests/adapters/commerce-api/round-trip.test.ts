import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReplyContext } from '../../../adapters/commerce-api/operations/operation.ts'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import type { OperationName, Reply } from '../../support/operation-types.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { anyReply, requestedFields } from '../../support/any-reply.ts'

type Row<Answered> = {
  readonly reply: {
    readonly encode: (reply: Answered, around: ReplyContext<never>) => unknown
    readonly reading: { readonly decode: (wire: unknown) => E.Either<unknown, Answered> }
  }
}
const ROWS: { readonly [Name in OperationName]: Row<Reply[Name]> } = OPERATIONS

/** The browser's result: the response encoded, sent as JSON, decoded. */
const carried = <Name extends OperationName>(
  name: Name,
  reply: Reply[Name],
  locale: (typeof LOCALES)[number],
): E.Either<unknown, Reply[Name]> => {
  const { encode, reading } = ROWS[name].reply
  const sent = JSON.stringify(encode(reply, { request: requestedFields(name) as never, locale }))
  return reading.decode(JSON.parse(sent))
}

describe('the response of an operation', () => {
  it.each(Object.keys(OPERATIONS) as OperationName[])('survives a round trip with any content: %s', (name) => {
    fc.assert(
      fc.property(anyReply(name), fc.constantFrom(...LOCALES), (reply, locale) => {
        expect(carried(name, reply as never, locale)).toStrictEqual(E.right(reply))
      }),
      { numRuns: 60 },
    )
  })
})
