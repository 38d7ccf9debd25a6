import { IDS, readTypedNumber } from '../../../domain/whole-number.ts'
import type { Pairs, QueryParameter, Sent } from '../operations/operation.ts'

export const textParameter = (name: string): QueryParameter => ({ name, schema: { type: 'string' } })
export const dayParameter = (name: string): QueryParameter => ({ name, schema: { type: 'string', format: 'date' } })
export const pageParameter: QueryParameter = { name: 'page', schema: { type: 'integer', minimum: 1 } }

export const pageOf = ({ query }: Sent): number => readTypedNumber(query.get('page') ?? '1', IDS) ?? 1

/** What is asked for, without what is not. */
export const pairs = (asked: Readonly<Record<string, string | undefined>>): Pairs =>
  Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
