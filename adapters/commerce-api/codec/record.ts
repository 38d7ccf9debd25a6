import * as E from 'fp-ts/lib/Either.js'
import * as RA from 'fp-ts/lib/ReadonlyArray.js'
import * as t from 'io-ts'
import { closed, type FieldRule } from './closed.ts'
import { codecFrom, type Reading } from './codec-from.ts'
import { type AnyPart, type Computed, type Field, type Group, list, type Part, type Scope, toField, type Written } from './field.ts'
import { nullable } from './nullable.ts'
import { snakeName } from './snake-name.ts'

type Wire = Readonly<Record<string, unknown>>

/** A record of the domain whose fields the wire writes among those of the record around it. */
type Flat<Value> = { readonly plan: Plan; readonly isOptional: boolean; readonly compute: (wire: never, scope: Scope) => Value }

type FieldsOf<Value> = {
  readonly [Name in keyof Value]-?: {} extends Pick<Value, Name>
    ? Field<Exclude<Value[Name], undefined> | undefined> | Computed<Value[Name] | undefined>
    : Part<Value[Name]> | Computed<Value[Name]>
}
/** A field for each name of the domain: a missing one does not compile. Names that the domain does not have are `written`. */
export type Fields<Value> = FieldsOf<Value> & { readonly [OnWire: string]: AnyPart | Written<Value> }

/** A record on the wire, in both directions. */
export type Shape<Value> = Field<Value> & Reading<unknown, Value>

/** What the records within know of this one. */
type Scopes<Value> = { readonly ofWire?: (wire: never) => Scope; readonly ofValue?: (value: Value) => Scope }

type Entry = {
  readonly key: string
  readonly wire: t.Mixed
  readonly write: (whole: never, scope: Scope) => unknown
  readonly isOptional?: true | undefined
  readonly group?: Group | undefined
}
type Reader = { readonly name: string; readonly read: (wire: Wire, scope: Scope) => unknown }
type Plan = { readonly entries: readonly Entry[]; readonly readers: readonly Reader[] }

const valueOf = (wire: Wire, { key, group }: Pick<Entry, 'key' | 'group'>): unknown =>
  (group === undefined ? wire : wire[group.wireName] as Wire | null | undefined)?.[key]

const planOfField = (name: string, part: AnyPart | Flat<unknown>): Plan => {
  const ofWhole = (write: Entry['write']): Entry['write'] => (whole: Wire, scope) => write(whole[name] as never, scope)
  if ('plan' in part) {
    const entries = part.plan.entries.map((entry): Entry =>
      ({ ...entry, write: ofWhole((value, scope) => (value === undefined ? null : entry.write(value, scope))) }))
    return { entries, readers: [{ name, read: part.compute as Reader['read'] }] }
  }
  if ('compute' in part) return { entries: [], readers: [{ name, read: part.compute as Reader['read'] }] }
  if ('from' in part) return { entries: [{ ...part, key: part.wireName ?? name, write: part.from }], readers: [] }
  const { wireName: key = snakeName(name), wire, read, write, isOptional, group } = toField(part as Part<unknown>)
  return {
    entries: [{ key, wire, isOptional, group, write: ofWhole(write) }],
    readers: [{ name, read: (whole, scope) => read(valueOf(whole, { key, group }) as never, scope) }],
  }
}

const planOf = (fields: Readonly<Record<string, AnyPart>>): Plan => {
  const plans = Object.entries(fields).map(([name, part]) => planOfField(name, part))
  return { entries: plans.flatMap(({ entries }) => entries), readers: plans.flatMap(({ readers }) => readers) }
}

const readWith = ({ readers }: Plan) => (wire: Wire, scope: Scope): unknown => {
  const record: Record<string, unknown> = {}
  for (const { name, read } of readers) {
    const value = read(wire, scope)
    if (value !== undefined) record[name] = value
  }
  return record
}

/** An optional field that is absent is left out of a request. */
const writeWith = ({ entries }: Plan, isRequest: boolean) => (whole: never, scope: Scope): Wire => {
  const record: Record<string, unknown> = {}
  for (const { key, group, write } of entries) {
    const written = write(whole, scope)
    if (isRequest && written === undefined) continue
    const around = group === undefined ? record : (record[group.wireName] ??= {}) as Record<string, unknown>
    around[key] = written ?? null
  }
  return record
}

const propsOf = (entries: readonly Entry[]): t.Props => {
  const props: Record<string, t.Mixed> = {}
  for (const { key, group, wire } of entries) {
    if (group === undefined) props[key] = wire
    else props[group.wireName] = group.wire
  }
  return props
}

/** The fields as the wire names them. */
export const propsOnWire = (fields: Readonly<Record<string, AnyPart>>): t.Props => propsOf(planOf(fields).entries)

/** A field that is a whole response or request. */
export const named = <Value>(name: string, field: Field<Value>): Shape<Value> =>
  ({ ...field, ...codecFrom(name, field.wire, (json) => E.tryCatch(() => field.read(json as never, {}), String)) })

const shape = <Value>(name: string, wire: t.Mixed, plan: Plan, isRequest: boolean, scopes: Scopes<Value>): Shape<Value> => {
  const readFields = readWith(plan)
  const writeFields = writeWith(plan, isRequest)
  return named(name, {
    wire,
    read: (json: Wire, scope) => readFields(json, { ...scope, ...scopes.ofWire?.(json as never) }) as Value,
    write: (value, scope) => writeFields(value as never, { ...scope, ...scopes.ofValue?.(value) }),
  })
}

/** A record of a response by the domain's names: decoder, encoder and description from one list of its fields. `name` may be `''`. */
export const record = <Value>(name: string, fields: Fields<Value>, scopes: Scopes<Value> = {}): Shape<Value> => {
  const plan = planOf(fields)
  return shape(name, t.strict(propsOf(plan.entries), name === '' ? undefined : name), plan, false, scopes)
}

/** A record of a request: an unknown key is rejected, also in the records within; its lists are short and name a plain value once. */
export const closedRecord = <Value>(name: string, fields: Fields<Value>, rule?: FieldRule): Shape<Value> => {
  const plan = planOf(fields)
  const { left: required, right: optional } = RA.partition(({ isOptional }: Entry) => isOptional === true)(plan.entries)
  return shape(name, closed(name, propsOf(required), propsOf(optional), rule), plan, true, {})
}

type Lists = Readonly<Record<string, AnyPart>>
type InGroup<Fields extends Lists> = {
  readonly [Name in keyof Fields]: Fields[Name] extends t.Type<infer Value, infer _, unknown> ? Field<Value> : Fields[Name]
}

/** Fields that the wire writes in a separate record, which has a name if the description names it. */
export const within = <Fields extends Lists>(wireName: string, fields: Fields, name?: string): InGroup<Fields> => {
  const group: Group = { wireName, wire: t.strict(propsOf(planOf(fields).entries), name) }
  return Object.fromEntries(Object.entries(fields).map(([key, part]) =>
    [key, 'compute' in part ? part : { ...('from' in part ? part : toField(part as t.Mixed)), group }])) as InGroup<Fields>
}

const flatten = <Value>(plan: Plan, isOptional: boolean): Flat<Value> => {
  const read = readWith(plan)
  const isAbsent = (wire: Wire): boolean => isOptional && plan.entries.some((entry) => (valueOf(wire, entry) ?? null) === null)
  return { plan, isOptional, compute: ((wire: Wire, scope: Scope) => (isAbsent(wire) ? undefined : read(wire, scope))) as never }
}

/** The fields of a record within, written among those of the record around it. */
export const flat = <Value>(fields: Fields<Value>): Flat<Value> => flatten(planOf(fields), false)

/** The same; all fields are null if it is absent. */
export const flatOrNull = <Value>(fields: Fields<Value>): Flat<Value | undefined> => {
  const plan = planOf(fields)
  return flatten({ ...plan, entries: plan.entries.map((entry) => ({ ...entry, wire: nullable(entry.wire) })) }, true)
}

/** A response without content, written as `{ [key]: true }`. */
export const done = (name: string, key: string): Shape<void> =>
  named<void>(name, { wire: t.strict({ [key]: t.literal(true) }, name), read: () => undefined, write: () => ({ [key]: true }) })

/** One value under a name of the wire. */
export const wrapped = <Value>(name: string, key: string, part: Part<Value>): Shape<Value> => {
  const { wire, read, write } = toField(part)
  return named(name, {
    wire: t.strict({ [key]: wire }, name === '' ? undefined : name),
    read: (json: Wire, scope) => read(json[key] as never, scope),
    write: (value, scope) => ({ [key]: write(value, scope) ?? null }),
  })
}

/** A list as a response. */
export const members = <Value>(name: string, part: Part<Value>): Shape<readonly Value[]> => wrapped(name, 'hydra:member', list(part))
