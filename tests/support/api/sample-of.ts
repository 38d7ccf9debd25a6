import type * as t from 'io-ts'
import type { JsonSchema } from '../../../adapters/commerce-api/codec/json-schema.ts'
import { schemaOf, type Schemas } from '../../../adapters/commerce-api/openapi/schema-of.ts'

/** A valid value of a codec, generated from the codec itself, so that a new operation is covered too. */
export type Described = { readonly shape: JsonSchema; readonly resolve: (schema: JsonSchema) => JsonSchema }

export const describedBy = (codec: t.Mixed): Described => {
  const schemas: Schemas = new Map()
  const shape = schemaOf(codec, schemas)
  const resolve = (schema: JsonSchema): JsonSchema => {
    const named = schema.$ref === undefined ? undefined : schemas.get(schema.$ref.split('/').at(-1) ?? '')?.schema
    return named === undefined ? schema : resolve(named)
  }
  return { shape, resolve }
}

const PLAIN: Readonly<Record<string, unknown>> = { integer: 1, number: 1, boolean: true, null: null, string: 'x'.repeat(22) }

const typeOf = ({ type }: JsonSchema): string => (typeof type === 'string' ? type : (type?.[0] ?? 'string'))

/** Bodies of this shape with every field: one per variant. Their values have the right type, but may be invalid. */
export const samplesOf = ({ shape, resolve }: Described): readonly unknown[] => {
  const schema = resolve(shape)
  if (schema.anyOf !== undefined)
    return schema.anyOf.filter(({ type }) => type !== 'null').flatMap((one) => samplesOf({ shape: one, resolve }))
  if (schema.const !== undefined) return [schema.const]
  if (schema.enum !== undefined) return [schema.enum[0]]
  if (schema.items !== undefined) return samplesOf({ shape: schema.items, resolve }).map((one) => [one])
  if (schema.properties === undefined) return [typeOf(schema) === 'object' ? {} : PLAIN[typeOf(schema)]]
  const fields = Object.entries(schema.properties).map(([name, field]) => [name, samplesOf({ shape: field, resolve })] as const)
  return [Object.fromEntries(fields.map(([name, [first]]) => [name, first]))]
}

/** Every field name of a shape, at any depth. */
export const fieldNamesOf = ({ shape, resolve }: Described): ReadonlySet<string> => {
  const names = new Set<string>()
  const seen = new Set<JsonSchema>()
  const walk = (one: JsonSchema): void => {
    const schema = resolve(one)
    if (seen.has(schema)) return
    seen.add(schema)
    for (const part of [...(schema.anyOf ?? []), ...(schema.items === undefined ? [] : [schema.items])]) walk(part)
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      names.add(name)
      walk(field)
    }
  }
  walk(shape)
  return names
}
