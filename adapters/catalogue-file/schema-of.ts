import type * as t from 'io-ts'
import type { CodecShape, ShapeFields } from './codec-shape.ts'
import type { CatalogueCodecs } from './read-document.ts'

/** The part of JSON Schema 2020-12 that describes a catalogue. */
export type JsonSchema = { readonly [word: string]: unknown }

const record = (required: ShapeFields, optional: ShapeFields): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries({ ...required, ...optional }).map(([key, codec]) => [key, walk(codec)])),
  required: Object.keys(required),
  additionalProperties: false,
})

/** One line for each kind of codec; an unknown kind throws. */
const KINDS: Readonly<Record<string, (codec: CodecShape) => JsonSchema>> = {
  StringType: () => ({ type: 'string' }),
  NumberType: () => ({ type: 'number' }),
  BooleanType: () => ({ type: 'boolean' }),
  ReadonlyArrayType: ({ type }) => ({ type: 'array', items: type === undefined ? true : walk(type) }),
  UnionType: ({ types = [] }) => ({ anyOf: types.map(walk) }),
  InterfaceType: ({ props = {} }) => record(props, {}),
  RefinementType: ({ type }) => (type === undefined ? {} : walk(type)),
  RecordType: ({ required = {}, optional = {} }) => record(required, optional),
  MadeType: ({ wire }) => (wire === undefined ? {} : walk(wire)),
  WordType: ({ words }) => ({ enum: words }),
}

const walk = (codec: CodecShape): JsonSchema => {
  const kind = KINDS[codec._tag ?? '']
  if (kind === undefined) throw new Error(`No description for ${codec.name} (${codec._tag ?? 'no tag'})`)
  return kind(codec)
}

/** A catalogue as JSON Schema, made from the codecs that read it; the import checks the rules beyond the form. */
export const schemaOfCatalogue = (codecs: CatalogueCodecs): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Iris catalogue',
  type: 'object',
  properties: Object.fromEntries(Object.entries<t.Mixed>(codecs).map(([list, codec]) =>
    [list, { type: 'array', items: walk(codec as unknown as CodecShape) }])),
  additionalProperties: false,
})
