import type * as t from 'io-ts'
import type { QueryParameter, Stating } from '../operations/operation.ts'
import { TOPICS } from '../operations/operations.ts'
import { REFUSALS_OF } from '../refusal/refusals-of.ts'
import type { RefusalTag } from '../refusal/refusal-rows.ts'
import { STAFF_TOPICS } from '../staff/staff-operations.ts'
import { STAFF_REFUSALS_OF } from '../staff/staff-refusals-of.ts'

type Row = {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly right: Stating
  readonly status: number
  readonly request: { readonly query: readonly QueryParameter[]; readonly body: t.Mixed | undefined }
  readonly reply: { readonly reading: { readonly wire: t.Mixed }; readonly mayBeNothing?: true }
}

/** What is written down of an operation: its row, what it belongs to, and the refusals of its use case. */
export type Described = Row & { readonly name: string; readonly topic: string; readonly refusals: readonly RefusalTag[] }

type Topics = Readonly<Record<string, { readonly about: string; readonly rows: Readonly<Record<string, Row>> }>>

const rowsOf = (topics: Topics, refusals: Readonly<Record<string, readonly RefusalTag[]>>): readonly Described[] =>
  Object.entries(topics).flatMap(([topic, { rows }]) =>
    Object.entries(rows).map(([name, row]) => ({ ...row, name, topic, refusals: refusals[name] ?? [] })))

/** Every operation there is, for shoppers and for the shop's people. */
export const DESCRIBED = [...rowsOf(TOPICS, REFUSALS_OF), ...rowsOf(STAFF_TOPICS, STAFF_REFUSALS_OF)]

/** What each topic is about. */
export const ABOUT = Object.entries<{ readonly about: string }>({ ...TOPICS, ...STAFF_TOPICS })
  .map(([name, { about: description }]) => ({ name, description }))
