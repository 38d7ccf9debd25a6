import * as fc from 'fast-check'
import type * as t from 'io-ts'
import type { JsonSchema } from '../../../adapters/commerce-api/codec/json-schema.ts'
import { OrderRecord } from '../../../adapters/commerce-api/order/order.codec.ts'

type Codec = {
  readonly name: string
  readonly _tag?: string
  readonly schema?: JsonSchema
  readonly type?: Codec
  readonly types?: readonly Codec[]
  readonly props?: Readonly<Record<string, Codec>>
  readonly required?: Readonly<Record<string, Codec>>
  readonly optional?: Readonly<Record<string, Codec>>
  readonly codomain?: Codec
  readonly bounds?: { readonly minItems?: number }
  readonly value?: unknown
  readonly rule?: JsonSchema
}

const text = fc.string({ minLength: 1, maxLength: 12 })
const mails = (length: number) => fc.string({ unit: fc.constantFrom('a', 'B', '3', '-', '_'), minLength: length, maxLength: length })
const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((at) => at.toISOString())

const word = (length: number) => fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: length, maxLength: length })

/** The form of values that the domain's own constructors read. */
const BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Email: mails(5).map((name) => `a${name}z@example.ch`),
  Option: fc.constantFrom({}, { sphere: -2.25, radius: 8.6 }, { color: '01' }),
  LocalText: fc.record({ de: text, en: text, fr: text, it: text }, { requiredKeys: ['de'], noNullPrototype: true }),
  Quantity: fc.integer({ min: 1, max: 99 }), TypedText: word(8),
  PersonalEntry: fc.constantFrom({}, { email: 'anna@example.ch', kept: [1, null] }),
  Money: fc.record({ value: fc.integer({ min: -1_000_000, max: 1_000_000 }), currency: fc.constantFrom('CHF', 'EUR') }),
}

const RECORDS = ['Money']

const bySchema = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const { enum: words, type, format, pattern, examples, minimum: min = 1, maximum: max = 1_000_000 } = schema
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  if (words !== undefined || examples !== undefined) return fc.constantFrom(...words ?? examples ?? [])
  if (format === 'date-time') return instant
  if (format === 'date') return instant.map((at) => at.slice(0, 10))
  return type === 'integer' ? fc.integer({ min, max }) : text
}

const record = (required: Codec['required'] = {}, optional: Codec['optional'] = {}) => fc.record(
  Object.fromEntries(Object.entries({ ...required, ...optional }).map(([key, codec]) => [key, walk(codec)])),
  { requiredKeys: Object.keys(required), noNullPrototype: true },
)

/** Whether the fields of a record need and exclude each other as described. */
const keeps = ({ oneOf, dependentRequired = {} }: JsonSchema) => (one: Readonly<Record<string, unknown>>): boolean => {
  const has = (names: readonly string[] = []): boolean => names.every((name) => (one[name] ?? null) !== null)
  return (oneOf === undefined || oneOf.filter(({ required }) => has(required)).length === 1)
    && Object.entries(dependentRequired).every(([name, needed]) => !has([name]) || has(needed))
}

const inside = ({ type }: Codec): fc.Arbitrary<unknown> => (type === undefined ? fc.constant(undefined) : walk(type))

/** Items of a list differ in their first part, such as their id. */
const calledBy = (one: unknown): unknown => (typeof one === 'object' && one !== null ? Object.values(one)[0] as unknown : one)

const KINDS: Readonly<Record<string, (codec: Codec) => fc.Arbitrary<unknown>>> = {
  StringType: () => text,
  NumberType: () => fc.nat(1_000_000),
  BooleanType: () => fc.boolean(),
  LiteralType: ({ value }) => fc.constant(value),
  ReadonlyArrayType: (codec) =>
    fc.uniqueArray(inside(codec), { minLength: codec.bounds?.minItems ?? 0, maxLength: 3, selector: calledBy }),
  DictionaryType: ({ codomain }) => fc.dictionary(word(3), codomain === undefined ? text : walk(codomain), { noNullPrototype: true }),
  NullableType: (codec) => fc.option(inside(codec)),
  InterfaceType: ({ props }) => record(props),
  ExactType: ({ type }) => record(type?.props),
  ClosedType: ({ required, optional, rule = {} }) => record(required, optional).filter(keeps(rule)),
  VariantsType: ({ types = [] }) => fc.oneof(...types.map(walk)),
  UnionType: ({ types = [] }) => fc.oneof(...types.map(walk)),
}

/** Only events of staff have a name. */
const named = (change: unknown): unknown => {
  const { by, name } = change as { readonly by: string; readonly name: string | null }
  return { ...(change as object), name: by === 'staff' ? (name ?? 'Lea Graf') : null }
}

/** A percentage or an amount. */
const discounted = (coupon: unknown): unknown => {
  const { percent, amount } = coupon as { readonly percent: number | null; readonly amount: unknown }
  return { ...(coupon as object), percent: amount === null ? (percent ?? 5) : null }
}

/** The derived fields of an order follow from the others. */
const complete = (order: unknown): unknown => OrderRecord.write(OrderRecord.read(order as never, {}), { locale: 'de' })

/** The values of an eye name it. */
const ofEye = (item: unknown): unknown => {
  const { meta, options } = item as { readonly meta: { readonly eye: string | null }; readonly options: object }
  const prefix = meta.eye === null ? '' : `${meta.eye.slice(0, 1)}_`
  const prefixed = Object.entries(options).map(([key, value]) => [`${prefix}${key}`, value as unknown])
  return { ...(item as object), options: Object.fromEntries(prefixed) as unknown }
}

/** Lines have a currency. */
const priced = (result: unknown): unknown => {
  const { currency_code: currency } = result as { readonly currency_code: string | null }
  return { ...(result as object), currency_code: currency ?? 'CHF' }
}

/** There are no pages without results. */
const counted = (result: unknown): unknown => {
  const { nbHits, nbPages } = result as { readonly nbHits: number; readonly nbPages: number }
  return { ...(result as object), nbPages: nbHits === 0 ? 0 : nbPages }
}

/** What the fields of a record have to do with each other. */
const RULES: Readonly<Record<string, (record: unknown) => unknown>> = {
  Order: complete, CartItem: ofEye, OrderChange: named, Coupon: discounted, ReorderResult: priced, SearchResult: counted,
}

const walk = (codec: Codec): fc.Arbitrary<unknown> => {
  const arbitrary = BY_NAME[codec.name]
  if (arbitrary !== undefined && (codec.schema !== undefined || RECORDS.includes(codec.name))) return arbitrary
  if (codec.schema !== undefined) return bySchema(codec.schema)
  const kind = KINDS[codec._tag ?? '']
  if (kind === undefined) throw new Error(`Say in any-wire.ts how ${codec.name} (${codec._tag ?? 'no tag'}) looks`)
  const rule = RULES[codec.name]
  return rule === undefined ? kind(codec) : kind(codec).map(rule)
}

/** Anything that a codec encodes, derived from the codec itself, so that a new response is generated too. */
export const anyWire = (codec: t.Mixed): fc.Arbitrary<unknown> => walk(codec as unknown as Codec)
