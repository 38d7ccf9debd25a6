import type { JsonSchema } from '../codec/json-schema.ts'
import type { Schemas } from './schema-of.ts'

const BY_FORMAT: Readonly<Record<string, string>> = {
  email: 'anna.keller@example.ch', date: '2026-03-02', 'date-time': '2026-03-02T09:00:00.000Z',
}

const textOf = ({ format = '', examples: [example] = [] }: JsonSchema): string => example ?? BY_FORMAT[format] ?? 'text'

const ofType = (schema: JsonSchema): unknown => {
  const [type] = [schema.type ?? 'object'].flat()
  if (type === 'string') return textOf(schema)
  if (type === 'integer' || type === 'number') return schema.minimum ?? 1
  if (type === 'boolean') return true
  return type === 'null' ? null : {}
}

/** An example of this schema; a recursive schema ends in an empty list. */
export const exampleOf = (schema: JsonSchema, schemas: Schemas, within: readonly string[] = []): unknown => {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return exampleOf(schemas.get(name)?.schema ?? {}, schemas, [...within, name])
  }
  const inside = (inner: JsonSchema): unknown => exampleOf(inner, schemas, within)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  if (schema.anyOf !== undefined) return inside(schema.anyOf[0] ?? {})
  if (schema.items !== undefined) return within.includes(schema.items.$ref?.split('/').at(-1) ?? '') ? [] : [inside(schema.items)]
  if (schema.properties === undefined) return ofType(schema)
  const otherChoices = schema.oneOf?.slice(1).flatMap(({ required = [] }) => required) ?? []
  return Object.fromEntries(Object.entries(schema.properties).flatMap(([name, inner]) =>
    (otherChoices.includes(name) ? [] : [[name, inside(inner)]])))
}
