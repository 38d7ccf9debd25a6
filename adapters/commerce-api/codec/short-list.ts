import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { JsonSchema } from './json-schema.ts'

/** More than any shopper requests at once. */
const LONGEST = 100

type Bounds = Pick<JsonSchema, 'minItems' | 'maxItems' | 'uniqueItems'>

const isWithin = (list: readonly unknown[], { minItems = 0, maxItems = Infinity, uniqueItems = false }: Bounds): boolean =>
  list.length >= minItems && list.length <= maxItems && (!uniqueItems || new Set(list).size === list.length)

/** A list of a bounded length. */
class BoundedListType<A, O> extends t.Type<readonly A[], readonly O[], unknown> {
  readonly _tag = 'ReadonlyArrayType' as const
  readonly type: t.Type<A, O, unknown>
  readonly bounds: Bounds
  constructor(type: t.Type<A, O, unknown>, bounds: Bounds) {
    const list = t.readonlyArray(type)
    super(
      list.name,
      list.is,
      (input, context) =>
        Array.isArray(input) && !isWithin(input, bounds)
          ? t.failure(input, context)
          : E.map((read: readonly A[]) => read)(list.validate(input, context)),
      list.encode,
    )
    this.type = type
    this.bounds = bounds
  }
}

/** A list of records in a request, bounded so that the request stays small. */
export const shortList = (type: t.Mixed): t.Mixed => new BoundedListType(type, { maxItems: LONGEST })

/** The same of plain values: each once. */
export const shortSet = (type: t.Mixed): t.Mixed => new BoundedListType(type, { maxItems: LONGEST, uniqueItems: true })

export const atLeastOne = <A, O>(type: t.Type<A, O, unknown>): t.Type<readonly A[], readonly O[], unknown> =>
  new BoundedListType(type, { minItems: 1 })
