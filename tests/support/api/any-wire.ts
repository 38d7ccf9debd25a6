import * as fc from 'fast-check'
import type * as t from 'io-ts'
import { OrderRecord } from '../../../adapters/commerce-api/order/order.codec.ts'
import { wireOf } from './wire-of.ts'
import { STAFF_ROLES } from '../../../domain/staff/staff-role.ts'
import { ANY_REPLY } from '../any-reply.ts'

type Codec = {
  readonly name: string
  readonly _tag?: string
  readonly schema?: { readonly type?: string | readonly string[]; readonly enum?: readonly unknown[]; readonly format?: string }
  readonly type?: Codec
  readonly types?: readonly Codec[]
  readonly props?: Readonly<Record<string, Codec>>
  readonly value?: unknown
}

const text = fc.string({ minLength: 1, maxLength: 12 })
const mails = (length: number) => fc.string({ unit: fc.constantFrom('a', 'B', '3', '-', '_'), minLength: length, maxLength: length })
const instant = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }).map((at) => at.toISOString())

/** The form of values that the domain's own constructors read, and the order, which they read complete only. */
const BY_NAME: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  Order: ANY_REPLY.getOrder.map((order) => wireOf(OrderRecord, order)),
  StaffId: mails(22), SessionId: mails(22), AccessTokenId: mails(22), AccessToken: mails(43).map((rest) => `iris_${rest}`),
  StaffName: fc.constantFrom('Lea Graf', 'Omar'), StaffRole: fc.constantFrom(...STAFF_ROLES),
  Email: mails(5).map((name) => `a${name}z@example.ch`),
  VariantId: fc.nat(999).map((id) => `${id + 1}:sphere=-2.25`),
  Option: fc.constantFrom({}, { sphere: -2.25, radius: 8.6 }, { color: '01' }),
  PersonalEntry: fc.constantFrom({}, { email: 'anna@example.ch', kept: [1, null] }),
  Stars: fc.integer({ min: 1, max: 5 }),
  ReviewText: fc.constant('Sitzt gut, den ganzen Tag.'), ReplyText: fc.constant('Danke für Ihre Bewertung.'),
  Money: fc.record({ value: fc.integer({ min: -1_000_000, max: 1_000_000 }), currency: fc.constantFrom('CHF', 'EUR') }),
}

const RECORDS = ['Order', 'Money']

const bySchema = ({ enum: words, type, format }: NonNullable<Codec['schema']>): fc.Arbitrary<unknown> => {
  if (words !== undefined) return fc.constantFrom(...words)
  if (format === 'date-time') return instant
  if (format === 'date') return instant.map((at) => at.slice(0, 10))
  return type === 'integer' ? fc.integer({ min: 1, max: 1_000_000 }) : text
}

const record = (props: Readonly<Record<string, Codec>> = {}) =>
  fc.record(Object.fromEntries(Object.entries(props).map(([key, codec]) => [key, walk(codec)])), { noNullPrototype: true })

const inside = ({ type }: Codec): fc.Arbitrary<unknown> => (type === undefined ? fc.constant(undefined) : walk(type))

/** Items of a list differ in their first part, such as their id. */
const calledBy = (one: unknown): unknown => (typeof one === 'object' && one !== null ? Object.values(one)[0] as unknown : one)

const KINDS: Readonly<Record<string, (codec: Codec) => fc.Arbitrary<unknown>>> = {
  StringType: () => text,
  NumberType: () => fc.nat(1_000_000),
  BooleanType: () => fc.boolean(),
  LiteralType: ({ value }) => fc.constant(value),
  ReadonlyArrayType: (codec) => fc.uniqueArray(inside(codec), { maxLength: 3, selector: calledBy }),
  NullableType: (codec) => fc.option(inside(codec)),
  InterfaceType: ({ props }) => record(props),
  ExactType: ({ type }) => record(type?.props),
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

/** What the fields of a record have to do with each other. */
const RULES: Readonly<Record<string, (record: unknown) => unknown>> = { OrderChange: named, Coupon: discounted }

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
