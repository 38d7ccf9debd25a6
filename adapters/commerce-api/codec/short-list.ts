import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** More than any shopper requests at once. */
const LONGEST = 100

/** A list in a request, bounded so that the request stays small. */
export class ShortListType<A, O> extends t.Type<readonly A[], readonly O[], unknown> {
  readonly _tag = 'ReadonlyArrayType' as const
  readonly type: t.Type<A, O, unknown>
  constructor(type: t.Type<A, O, unknown>) {
    const list = t.readonlyArray(type)
    super(
      list.name,
      list.is,
      (input, context) =>
        Array.isArray(input) && input.length > LONGEST
          ? t.failure(input, context)
          : E.map((read: readonly A[]) => read)(list.validate(input, context)),
      list.encode,
    )
    this.type = type
  }
}

export const shortList = <A, O>(type: t.Type<A, O, unknown>): ShortListType<A, O> => new ShortListType(type)
