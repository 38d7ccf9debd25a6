import * as t from 'io-ts'
import type { FieldRefusal } from '../../../domain/address/field-refusal.ts'
import { type Field, toField } from '../codec/field.ts'

/** A path in the request that a refusal is about; if it names no fault, the refusal itself is the fault there. */
export type Mark = { readonly path: string; readonly fault?: FieldRefusal<string>; readonly key?: string }

/** One refusal on the wire: its data, the status of the response, and the path in the request. */
export type RefusalRow<R> = Field<R> & {
  readonly status: number
  readonly marks?: (refusal: R) => readonly Mark[]
}

/** A row for every refusal of a topic and no other. */
export type RefusalRows<R extends { readonly _tag: string }> = {
  readonly [tag in R['_tag']]: RefusalRow<Extract<R, { readonly _tag: tag }>>
}

/** A refusal whose data has the same form on the wire. */
export const unchanged = <Tag extends string, P extends t.Props>(tag: Tag, props: P) => {
  const wire = t.strict({ _tag: t.literal(tag), ...props }, tag)
  return toField<t.TypeOf<typeof wire>>(wire)
}

/** The refusal is about this one field of the request. */
export const at = (path: string) => (): readonly Mark[] => [{ path }]
