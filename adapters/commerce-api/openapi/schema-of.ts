import type * as t from 'io-ts'
import type { JsonSchema } from '../codec/json-schema.ts'

/** The kinds of codecs; each codec of the API is one of these. */
type Codec = {
  readonly name: string
  readonly _tag?: string
  readonly schema?: JsonSchema
  readonly type?: Codec
  readonly types?: readonly Codec[]
  readonly props?: Readonly<Record<string, Codec>>
  readonly required?: Readonly<Record<string, Codec>>
  readonly optional?: Readonly<Record<string, Codec>>
  readonly codomain?: Codec
  readonly value?: string | number | boolean
  readonly bounds?: JsonSchema
  readonly rule?: JsonSchema
}

/** Shared schemas by name, each with its codec: a name belongs to one codec. */
export type Schemas = Map<string, { readonly codec: Codec; readonly schema: JsonSchema }>

const SCHEMA_NAME = /^[A-Z][A-Za-z]+$/
const RECORDS: readonly (string | undefined)[] = ['ExactType', 'ClosedType', 'UnionType', 'VariantsType']

type Walk = (codec: Codec) => JsonSchema
type Describe = (codec: Codec, walk: Walk) => JsonSchema

const properties = (props: Readonly<Record<string, Codec>>, walk: Walk): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, walk(codec)]))

const record: Describe = ({ props = {} }, walk) => ({
  type: 'object',
  properties: properties(props, walk),
  required: Object.keys(props),
})
const list: Describe = ({ type, bounds }, walk) => ({ type: 'array', items: type === undefined ? {} : walk(type), ...bounds })
const either = (types: readonly Codec[] = [], walk: Walk): JsonSchema => ({ anyOf: types.map(walk) })

/** One entry for each kind of codec; an unknown kind throws. */
const KINDS: Readonly<Record<string, Describe>> = {
  StringType: () => ({ type: 'string' }),
  NumberType: () => ({ type: 'number' }),
  BooleanType: () => ({ type: 'boolean' }),
  LiteralType: ({ value }) => (value === undefined ? {} : { const: value }),
  ReadonlyArrayType: list,
  DictionaryType: ({ codomain }, walk) => ({ type: 'object', additionalProperties: codomain === undefined ? true : walk(codomain) }),
  InterfaceType: record,
  ExactType: ({ type }, walk) => (type === undefined ? {} : record(type, walk)),
  UnionType: ({ types }, walk) => either(types, walk),
  VariantsType: ({ types }, walk) => either(types, walk),
  NullableType: ({ type }, walk) => ({ anyOf: [...(type === undefined ? [] : [walk(type)]), { type: 'null' }] }),
  ClosedType: ({ required = {}, optional = {}, rule }, walk) => ({
    type: 'object',
    properties: properties({ ...required, ...optional }, walk),
    required: Object.keys(required),
    additionalProperties: false,
    ...rule,
  }),
}

const described: Describe = (codec, walk) => {
  if (codec.schema !== undefined) return codec.schema
  const describe = KINDS[codec._tag ?? '']
  if (describe === undefined) throw new Error(`No description for ${codec.name} (${codec._tag ?? 'no tag'})`)
  return describe(codec, walk)
}

/** A codec as JSON Schema. Named records are added to `schemas` once and referenced; two codecs of one name throw. */
export const schemaOf = (codec: t.Mixed, schemas: Schemas): JsonSchema => {
  const walk: Walk = (codec) => {
    if (!RECORDS.includes(codec._tag) || !SCHEMA_NAME.test(codec.name)) return described(codec, walk)
    const existing = schemas.get(codec.name)
    if (existing === undefined) {
      schemas.set(codec.name, { codec, schema: {} })
      schemas.set(codec.name, { codec, schema: described(codec, walk) })
    } else if (existing.codec !== codec) throw new Error(`Two codecs are named ${codec.name}: one of them would be described as the other`)
    return { $ref: `#/components/schemas/${codec.name}` }
  }
  return walk(codec as unknown as Codec)
}
