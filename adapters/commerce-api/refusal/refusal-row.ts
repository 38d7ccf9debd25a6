import type { FieldRefusal } from '../../../domain/address/field-refusal.ts'
import type { Field } from '../codec/field.ts'
import type { Fields } from '../codec/record.ts'
import { tagged } from '../codec/tagged-union.ts'

/** A path in the request that a refusal is about; if it names no fault, the refusal itself is the fault there. */
export type Mark = { readonly path: string; readonly fault?: FieldRefusal<string>; readonly key?: string }

type Answer<R> = {
  readonly status: number
  readonly marks?: (refusal: R) => readonly Mark[]
}

/** One refusal on the wire: its data, the status of the response, and the paths in the request. */
export type RefusalRow<R> = Field<R> & Answer<R>

type Tagged = { readonly _tag: string }
type Of<R, Tag> = Extract<R, { readonly _tag: Tag }>
type Data<R> = [keyof Omit<R, '_tag'>] extends [never] ? { readonly data?: never } : { readonly data: Fields<Omit<R, '_tag'>> }
type AnyRow = { readonly data?: Fields<object> }

/** A row for every refusal of a topic and no other. */
export const refusals = <R extends Tagged>(rows: { readonly [Tag in R['_tag']]: Answer<Of<R, Tag>> & Data<Of<R, Tag>> }) =>
  Object.fromEntries(Object.entries(rows as unknown as Readonly<Record<string, AnyRow>>).map(([tag, { data = {}, ...answer }]) =>
    [tag, { ...answer, ...tagged(tag, data) }])) as unknown as { readonly [Tag in R['_tag']]: RefusalRow<Of<R, Tag>> }

/** The refusal is about this one field of the request. */
export const at = (path: string) => (): readonly Mark[] => [{ path }]
