import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

type OptionalKeys<Value> = {
  [Key in keyof Value]-?: Record<never, never> extends Pick<Value, Key> ? Key : never
}[keyof Value]

/** A codec for a stored document; the encoded form has the same shape. */
export type StoredCodec<Value> = t.Type<Value, unknown, unknown>

type RequiredCodecs<Value> = { readonly [Key in Exclude<keyof Value, OptionalKeys<Value>>]: StoredCodec<Value[Key]> }
type OptionalCodecs<Value> = { readonly [Key in OptionalKeys<Value>]-?: StoredCodec<Exclude<Value[Key], undefined>> }

type Field = { readonly key: string; readonly codec: StoredCodec<unknown>; readonly isOptional: boolean }
type Document = Readonly<Record<string, unknown>>

const fieldsOf = (codecs: object, isOptional: boolean): readonly Field[] =>
  Object.entries(codecs as Record<string, StoredCodec<unknown>>).map(([key, codec]) => ({ key, codec, isOptional }))

const isMissing = ({ key, isOptional }: Field, document: Document): boolean => isOptional && document[key] === undefined

/** The path is only needed for errors. Tracking it takes longer than decoding, so documents are decoded without it first. */
const NO_CONTEXT: t.Context = []

/**
 * Decodes the listed fields and drops all others; undefined if a field is invalid. If nothing changes, the document itself is returned,
 * which takes less memory than a copy.
 */
const readFields = (fields: readonly Field[], document: Document): Document | undefined => {
  const entries: [string, unknown][] = []
  let isSame = true
  for (const field of fields) {
    if (isMissing(field, document)) continue
    const actual = document[field.key]
    const value = field.codec.validate(actual, NO_CONTEXT)
    if (isLeft(value)) return undefined
    isSame &&= value.right === actual
    entries.push([field.key, value.right])
  }
  return isSame && Object.keys(document).length === entries.length ? document : Object.fromEntries(entries)
}

const errorsIn = (fields: readonly Field[], document: Document, context: t.Context): t.Errors =>
  fields.flatMap((field) => {
    if (isMissing(field, document)) return []
    const actual = document[field.key]
    const value = field.codec.validate(actual, t.appendContext(context, field.key, field.codec, actual))
    return isLeft(value) ? value.left : []
  })

/**
 * Every field of `Value` must be listed, and optional ones separately: a missing field does not compile, so none is lost. Optimised for
 * speed, because a cart is decoded with each request and the whole catalogue at the start.
 */
export const recordCodec = <Value extends object>(
  name: string,
  required: RequiredCodecs<Value>,
  optional: OptionalCodecs<Value>,
): StoredCodec<Value> => {
  const fields = [...fieldsOf(required, false), ...fieldsOf(optional, true)]
  return Object.assign(new t.Type<Value, unknown, unknown>(
    name,
    (value): value is Value =>
      t.UnknownRecord.is(value) && fields.every((field) => isMissing(field, value) || field.codec.is(value[field.key])),
    (value, context) => {
      if (!t.UnknownRecord.is(value)) return t.failure(value, context)
      const read = readFields(fields, value)
      return read === undefined ? t.failures(errorsIn(fields, value, context)) : t.success(read as Value)
    },
    t.identity,
  ), { _tag: 'RecordType', required, optional })
}
