import * as t from 'io-ts'

/** A field that may be null; a missing one reads as null, so that an older response is still readable. */
export class NullableType<A, O> extends t.Type<A | null, O | null, unknown> {
  readonly _tag = 'NullableType' as const
  readonly type: t.Type<A, O, unknown>
  /** Null or a value of another codec, absent as this one. */
  readonly of: <B, P>(type: t.Type<B, P, unknown>) => NullableType<B, P>
  constructor(type: t.Type<A, O, unknown>, absent: readonly unknown[]) {
    super(
      `${type.name} or null`,
      (input): input is A | null => input === null || type.is(input),
      (input, context) => (input === null || absent.includes(input) ? t.success(null) : type.validate(input, context)),
      (value) => (value === null ? null : type.encode(value)),
    )
    this.type = type
    this.of = (other) => new NullableType(other, absent)
  }
}

export const nullable = <A, O>(type: t.Type<A, O, unknown>): NullableType<A, O> => new NullableType(type, [undefined])

/** A field that may be null but is always present: without it the response is invalid. */
export const presentOrNull = <A, O>(type: t.Type<A, O, unknown>): NullableType<A, O> => new NullableType(type, [])
