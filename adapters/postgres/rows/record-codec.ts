import * as t from 'io-ts'

type OptionalKeys<Value> = {
  [Key in keyof Value]-?: Record<never, never> extends Pick<Value, Key> ? Key : never
}[keyof Value]

/** A codec for what a kept document decodes to; what it was written from is the same shape. */
export type Kept<Value> = t.Type<Value, unknown, unknown>

type Always<Value> = { readonly [Key in Exclude<keyof Value, OptionalKeys<Value>>]: Kept<Value[Key]> }
type Perhaps<Value> = { readonly [Key in OptionalKeys<Value>]-?: Kept<Exclude<Value[Key], undefined>> }

/**
 * Every field of `Value` must be named, optional ones apart: a field forgotten here does not compile, so none is lost
 * on the way.
 */
export const recordCodec = <Value extends object>(
  name: string,
  required: Always<Value>,
  optional: Perhaps<Value>,
): Kept<Value> =>
  // io-ts calls an absent field `T | undefined`; it never adds one, so the value has the exact shape.
  t.exact(t.intersection([t.type({ ...required }), t.partial({ ...optional })]), name) as unknown as Kept<Value>
