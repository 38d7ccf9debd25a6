import * as t from 'io-ts'
import type { FieldRefusal } from '../../../domain/address/field-refusal.ts'

/** A path in the request that a refusal is about; if it names no fault, the refusal itself is the fault there. */
export type Mark = { readonly path: string; readonly fault?: FieldRefusal<string>; readonly key?: string }

/** How a refusal is encoded: its wire form, and both conversions. */
type Travel<R, Wire> = {
  readonly wire: t.Type<Wire, Wire, unknown>
  readonly toWire: (refusal: R) => Wire
  readonly of: (wire: Wire) => R
}

/** One refusal on the wire: the status of the response, its data, and the path in the request. */
export type RefusalRow<R, Wire> = Travel<R, Wire> & {
  readonly status: number
  readonly marks?: (refusal: R) => readonly Mark[]
}

type AnyRow<R> = {
  readonly status: number
  readonly wire: t.Mixed
  readonly toWire: (refusal: R) => unknown
  readonly of: (wire: never) => R
  readonly marks?: (refusal: R) => readonly Mark[]
}

/** A row for every refusal of a topic and no other. */
export type RefusalRows<R extends { readonly _tag: string }> = {
  readonly [tag in R['_tag']]: AnyRow<Extract<R, { readonly _tag: tag }>>
}

const tagged = <Tag extends string, P extends t.Props>(tag: Tag, props: P) => t.strict({ _tag: t.literal(tag), ...props }, tag)

/** A refusal whose data has the same form on the wire. */
export const unchanged = <Tag extends string, P extends t.Props>(tag: Tag, props: P) => {
  const wire = tagged(tag, props)
  type Wire = t.TypeOf<typeof wire>
  return { wire, toWire: (refusal: Wire): Wire => refusal, of: (refusal: Wire): Wire => refusal }
}

/** A refusal whose data has another form on the wire. */
export const translated = <Tag extends string, P extends t.Props, R>(
  tag: Tag,
  props: P,
  toWire: (refusal: R) => t.TypeOf<ReturnType<typeof tagged<Tag, P>>>,
  of: (wire: t.TypeOf<ReturnType<typeof tagged<Tag, P>>>) => R,
) => ({ wire: tagged(tag, props), toWire, of })

/** The refusal is about this one field of the request. */
export const at = (path: string) => (): readonly Mark[] => [{ path }]
