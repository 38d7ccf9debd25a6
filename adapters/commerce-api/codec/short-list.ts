import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

/** More than any shopper requests at once. */
const LONGEST = 100

type Bounds = { readonly from: number; readonly to: number }

/** A list of a bounded length. */
class BoundedListType<A, O> extends t.Type<readonly A[], readonly O[], unknown> {
  readonly _tag = 'ReadonlyArrayType' as const
  readonly type: t.Type<A, O, unknown>
  readonly bounds: Bounds
  constructor(type: t.Type<A, O, unknown>, { from, to }: Bounds) {
    const list = t.readonlyArray(type)
    super(
      list.name,
      list.is,
      (input, context) =>
        Array.isArray(input) && (input.length < from || input.length > to)
          ? t.failure(input, context)
          : E.map((read: readonly A[]) => read)(list.validate(input, context)),
      list.encode,
    )
    this.type = type
    this.bounds = { from, to }
  }
}

/** A list in a request, bounded so that the request stays small. */
export const shortList = <A, O>(type: t.Type<A, O, unknown>): t.Type<readonly A[], readonly O[], unknown> =>
  new BoundedListType(type, { from: 0, to: LONGEST })

export const atLeastOne = <A, O>(type: t.Type<A, O, unknown>): t.Type<readonly A[], readonly O[], unknown> =>
  new BoundedListType(type, { from: 1, to: Infinity })
