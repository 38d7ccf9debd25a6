import * as t from 'io-ts'
import type { Email } from '../../../domain/customer/email.ts'
import type { Currency } from '../../../domain/money/currency.ts'
import type { ShopSettings } from '../../../domain/settings/shop-settings.ts'
import type { Locale } from '../../../domain/shop/locale.ts'
import { nullable, presentOrNull as presentCodec } from './nullable.ts'

/** What a value knows of the records around it: the currency that was read there, and what was passed when they are written. */
export type Scope = {
  readonly currency?: Currency
  readonly locale?: Locale
  readonly priceChannel?: string
  /** Of the storefront that sends a request. */
  readonly shop?: ShopSettings
  /** Of the cart that an address belongs to. */
  readonly email?: Email | undefined
}

/** One value in both directions; `read` gets what `wire` has validated. */
export type Field<Value> = {
  readonly wire: t.Mixed
  readonly read: (json: never, scope: Scope) => Value
  readonly write: (value: Value, scope: Scope) => unknown
  /** The name on the wire, if it is not the domain's name in snake_case. */
  readonly wireName?: string
  /** In a request an absent value is left out. */
  readonly isOptional?: true
  readonly group?: Group
}
/** The record on the wire that holds a field. */
export type Group = { readonly wireName: string; readonly wire: t.Mixed }

/** A field that only the wire has: derived when it is written, validated and dropped when it is read. */
export type Written<Whole> = {
  readonly wire: t.Mixed
  readonly from: (whole: Whole, scope: Scope) => unknown
  /** If the list of fields uses the name for another one. */
  readonly wireName?: string
  readonly isOptional?: true
  readonly group?: Group
}
/** A field that only the domain has: read from the whole record of the wire. */
export type Computed<Value> = { readonly compute: (wire: never, scope: Scope) => Value }

/** A codec of a single value, or a field. */
export type Part<Value> = t.Type<Value, Value, unknown> | Field<Value>

export type AnyField = Omit<Field<unknown>, 'write'> & { readonly write: (value: never, scope: Scope) => unknown }
export type AnyPart = t.Mixed | AnyField | Written<never> | Computed<unknown>

const same = <Value>(value: Value): Value => value
const isField = (part: AnyPart): part is AnyField => 'write' in part

export const toField = <Value>(part: Part<Value>): Field<Value> =>
  isField(part) ? part as Field<Value> : { wire: part, read: same, write: same }

/** Under another name than the domain's. */
export const as = <Value>(wireName: string, part: Part<Value>): Field<Value> => ({ ...toField(part), wireName })

/** Absent in the domain, null on the wire. */
export const orNull = <Value>(part: Part<Value>): Field<Value | undefined> => {
  const { read, write, ...field } = toField(part)
  return {
    ...field,
    wire: nullable(field.wire),
    read: (json: unknown, scope) => (json === null || json === undefined ? undefined : read(json as never, scope)),
    write: (value, scope) => (value === undefined ? null : write(value, scope)),
  }
}

/** Absent in the domain; null in a response, left out of a request. */
export const optional = <Value>(part: Part<Value>): Field<Value | undefined> => {
  const { write } = toField(part)
  return { ...orNull(part), isOptional: true, write: (value, scope) => (value === undefined ? undefined : write(value, scope)) }
}

/** Absent in the domain; null in a response and in a request, which may also leave it out. */
export const nullish = <Value>(part: Part<Value>): Field<Value | undefined> => ({ ...orNull(part), isOptional: true })

/** Absent in the domain, left out of a request, and never null. */
export const omittable = <Value>(part: Part<Value>): Field<Value | undefined> => ({ ...optional(part), wire: toField(part).wire })

/** Absent in the domain, null on the wire, where it must be present. */
export const presentOrNull = <Value>(part: Part<Value>): Field<Value | undefined> =>
  ({ ...orNull(part), wire: presentCodec(toField(part).wire) })

/** A list that an older service leaves out if it is empty. */
export const listOrNone = <Value>(part: Part<Value>): Field<readonly Value[]> =>
  via<readonly Value[] | undefined, readonly Value[]>(orNull(list(part)), (items) => items ?? [], (items) => items)

export const list = <Value>(part: Part<Value>): Field<readonly Value[]> => {
  const { wire, read, write } = toField(part)
  return {
    wire: t.readonlyArray(wire),
    read: (items: readonly never[], scope) => items.map((item) => read(item, scope)),
    write: (items, scope) => items.map((item) => write(item, scope)),
  }
}

/** The same on the wire, another value in the domain. */
export const via = <Value, Whole>(
  part: Part<Value>, read: (value: Value, scope: Scope) => Whole, write: (whole: Whole, scope: Scope) => Value,
): Field<Whole> => {
  const field = toField(part)
  return {
    ...field,
    read: (json, scope) => read(field.read(json, scope), scope),
    write: (whole, scope) => field.write(write(whole, scope), scope),
  }
}

export const written = <Whole, Value>(part: Part<Value>, from: (whole: Whole, scope: Scope) => Value): Written<Whole> => {
  const { write, read: _, ...field } = toField(part)
  return { ...field, from: (whole, scope) => write(from(whole, scope), scope) }
}

/** What a storefront sends about itself; the server does not rely on it. */
export const ofSender = (wire: t.Mixed, from: (sender: Scope) => unknown): Written<unknown> => ({ wire, from: (_, scope) => from(scope) })

/** A field of the wire that is always null. */
export const unused = (part: t.Mixed): Written<unknown> => written(orNull(part), () => undefined)

export const computed = <Wire, Value>(compute: (wire: Wire, scope: Scope) => Value): Computed<Value> => ({ compute })
