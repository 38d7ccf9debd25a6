import type { QueryPairs, QueryParameter } from '../operations/operation.ts'

export const textParameter = (name: string): QueryParameter => ({ name, schema: { type: 'string' } })
export const dayParameter = (name: string): QueryParameter => ({ name, schema: { type: 'string', format: 'date' } })
export const pageParameter: QueryParameter = { name: 'page', schema: { type: 'integer', minimum: 1 } }

/** The query parameters without undefined ones. */
export const pairs = (values: Readonly<Record<string, string | undefined>>): QueryPairs =>
  Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
