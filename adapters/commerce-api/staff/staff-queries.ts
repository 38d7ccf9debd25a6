import * as t from 'io-ts'
import { as } from '../codec/field.ts'
import type { QueryParameter } from '../operations/operation.ts'

export const textParameter = (name: string): QueryParameter => ({ name, schema: { type: 'string' } })
export const dayParameter = (name: string): QueryParameter => ({ name, schema: { type: 'string', format: 'date' } })
export const pageParameter: QueryParameter = { name: 'page', schema: { type: 'integer', minimum: 1 } }

/** Of a page of a list: the number of all results, and of pages. */
export const counted = { total: as('hydra:totalItems', t.number), pages: t.number }
