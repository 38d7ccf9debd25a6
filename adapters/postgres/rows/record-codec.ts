import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'

type OptionalKeys<Value> = {
  [Key in keyof Value]-?: Record<never, never> extends Pick<Value, Key> ? Key : never
}[keyof Value]

/** A codec for what a kept document decodes to; what it was written from is the same shape. */
export type StoredCodec<Value> = t.Type<Value, unknown, unknown>

type Always<Value> = { readonly [Key in Exclude<keyof Value, OptionalKeys<Value>>]: StoredCodec<Value[Key]> }
type Perhaps<Value> = { readonly [Key in OptionalKeys<Value>]-?: StoredCodec<Exclude<Value[Key], undefined>> }

type Field = { readonly key: string; readonly codec: StoredCodec<unknown>; readonly isOptional: boolean }
type Document = Readonly<Record<string, unknown>>

const fieldsOf = (codecs: object, isOptional: boolean): readonly Field[] =>
  Object.entries(codecs as Record<string, StoredCodec<unknown>>).map(([key, codec]) => ({ key, codec, isOptional }))

const isAbsent = ({ key, isOptional }: Field, document: Document): boolean => isOptional && document[key] === undefined

/** Saying to each value where it stands takes longer than reading it, and only what cannot be read is told of its place. */
const NOWHERE: t.Context = []

/**
 * What is named, and nothing else; `undefined` where any of it is not what it must be. A document that is so already stays the
 * object it is, which takes less room than one that grew field by field.
 */
const readFields = (fields: readonly Field[], document: Document): Document | undefined => {
  const entries: [string, unknown][] = []
  let isSame = true
  for (const field of fields) {
    if (isAbsent(field, document)) continue
    const actual = document[field.key]
    const value = field.codec.validate(actual, NOWHERE)
    if (isLeft(value)) return undefined
    isSame &&= value.right === actual
    entries.push([field.key, value.right])
  }
  return isSame && Object.keys(document).length === entries.length ? document : Object.fromEntries(entries)
}

const errorsIn = (fields: readonly Field[], document: Document, context: t.Context): t.Errors =>
  fields.flatMap((field) => {
    if (isAbsent(field, document)) return []
    const actual = document[field.key]
    const value = field.codec.validate(actual, t.appendContext(context, field.key, field.codec, actual))
    return isLeft(value) ? value.left : []
  })

/**
 * Every field of `Value` must be named, optional ones apart: a field forgotten here does not compile, so none is lost
 * on the way. Read in one go: a cart is read with each request, and the whole catalogue at the start.
 */
export const recordCodec = <Value extends object>(
  name: string,
  required: Always<Value>,
  optional: Perhaps<Value>,
): StoredCodec<Value> => {
  const fields = [...fieldsOf(required, false), ...fieldsOf(optional, true)]
  return Object.assign(new t.Type<Value, unknown, unknown>(
    name,
    (value): value is Value =>
      t.UnknownRecord.is(value) && fields.every((field) => isAbsent(field, value) || field.codec.is(value[field.key])),
    (value, context) => {
      if (!t.UnknownRecord.is(value)) return t.failure(value, context)
      const read = readFields(fields, value)
      return read === undefined ? t.failures(errorsIn(fields, value, context)) : t.success(read as Value)
    },
    t.identity,
  ), { _tag: 'RecordType', required, optional })
}
