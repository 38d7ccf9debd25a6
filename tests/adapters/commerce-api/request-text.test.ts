import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { closed } from '../../../adapters/commerce-api/codec/closed.ts'
import { nullable } from '../../../adapters/commerce-api/codec/nullable.ts'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { STAFF_OPERATIONS } from '../../../adapters/commerce-api/staff/staff-operations.ts'
import { ExactText, TypedText } from '../../../adapters/commerce-api/values/request-text.codec.ts'

type Codec = {
  readonly name: string
  readonly type?: Codec
  readonly types?: readonly Codec[]
  readonly required?: Readonly<Record<string, Codec>>
  readonly optional?: Readonly<Record<string, Codec>>
}

/** Each field of a request body with its codec. */
const fieldsOf = ({ type, types = [], required = {}, optional = {} }: Codec): readonly (readonly [field: string, codec: string])[] => [
  ...Object.entries({ ...required, ...optional }).flatMap(([field, codec]) =>
    [[field, codec.name.replace(' or null', '')] as const, ...fieldsOf(codec)]),
  ...[type, ...types].flatMap((part) => (part === undefined ? [] : fieldsOf(part))),
]

const FIELDS = [...Object.values(OPERATIONS), ...Object.values(STAFF_OPERATIONS)]
  .flatMap(({ request: { body } }) => (body === undefined ? [] : fieldsOf(body as unknown as Codec)))

describe('the text of a request', () => {
  it('H-R05 declares for each field whether it is typed by a user: plain text fails the start of the shop', () => {
    const plain: readonly t.Mixed[] = [
      t.string, nullable(t.string), t.readonlyArray(t.string),
      t.union([t.string, t.number]), t.record(t.string, t.string), t.strict({ a: t.string }),
    ]
    for (const codec of plain) expect(() => closed('Planted', { field: codec })).toThrow('Planted: field must be TypedText or ExactText')
    for (const codec of plain) expect(() => closed('Planted', {}, { field: codec })).toThrow('field')
    expect(() => closed('Fine', { typed: TypedText, exact: nullable(ExactText), list: t.readonlyArray(TypedText) })).not.toThrow()
  })

  it('H-R05 is never cleaned in a password or a token', () => {
    const secrets = FIELDS.filter(([field]) => /password|token|hash|credential|challenge|signature/.test(field))
    expect(secrets.length).toBeGreaterThan(20)
    expect(secrets.filter(([, codec]) => codec === TypedText.name)).toEqual([])
    expect(E.right(' \u200Ba\u202E１')).toEqual(ExactText.decode(' \u200Ba\u202E１'))
  })

  it('H-R05 is cleaned in every field that users type', () => {
    const typed = [
      'first_name', 'last_name', 'street', 'postcode', 'city', 'phone_number', 'email', 'coupon_code', 'comment', 'note', 'message',
    ]
    for (const name of typed) {
      const codecs = FIELDS.filter(([field]) => field === name).map(([, codec]) => codec)
      expect([name, codecs.length > 0, codecs.filter((codec) => codec !== TypedText.name)]).toEqual([name, true, []])
    }
    expect(TypedText.decode('\u202A044\u2011123')).toEqual(E.right('044-123'))
    expect(E.isLeft(TypedText.decode('a\u0000'))).toBe(true)
    expect(E.isLeft(ExactText.decode('a\u0000'))).toBe(true)
  })
})
