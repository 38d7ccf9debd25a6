import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { RequestParts } from '../../../adapters/commerce-api/operations/operation.ts'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { STAFF_OPERATIONS } from '../../../adapters/commerce-api/staff/staff-operations.ts'
import { DESCRIBED } from '../../../adapters/commerce-api/openapi/described.ts'
import { refusalsOf } from '../../../adapters/commerce-api/openapi/problems.ts'

const ALL = { ...OPERATIONS, ...STAFF_OPERATIONS }
type Name = keyof typeof ALL

/** Shoppers type their parameters into addresses; invalid values fall back to the default (Commerce §2, §7). */
const LENIENT: readonly Name[] = ['listProducts', 'searchProducts', 'listProductsById']
/** Has a more specific message than that a value is invalid. */
const IN_OTHER_WORDS: readonly Name[] = ['getPricing']

/** Invalid values of a parameter of this kind. */
const impossible = ({ type, format, enum: values, items }: Readonly<Record<string, unknown>>): readonly string[] => {
  if (format === 'date') return ['2026-02-31', 'yesterday', '2026-3-4']
  if (Array.isArray(values)) return ['nonsense']
  if (type === 'array') return impossible(items as Readonly<Record<string, unknown>>)
  return type === 'integer' ? ['abc', '0', '-1', '1.5', '99999999999'] : []
}

const CASES = (Object.keys(ALL) as Name[]).flatMap((name) =>
  ALL[name].request.query.flatMap(({ name: parameter, schema }) =>
    impossible(schema).map((value) => ({ name, parameter, value }))))

const sent = (parameter: string, ...values: readonly string[]): RequestParts => ({
  path: { product_id: '1001' }, query: new URLSearchParams(values.map((value) => [parameter, value])), body: undefined,
})

describe('a query parameter of the API', () => {
  it.each(CASES.filter(({ name }) => ![...LENIENT, ...IN_OTHER_WORDS].includes(name)))(
    'is rejected by name if it cannot be read: $name ?$parameter=$value', ({ name, parameter, value }) => {
      const read: E.Either<unknown, unknown> = ALL[name].request.decode(sent(parameter, value))
      expect(read).toEqual(E.left({ _tag: 'Malformed', violations: [{ path: parameter, key: 'validation.invalid_value' }] }))
      const described = DESCRIBED.filter((one) => one.name === name)
      expect(described.flatMap((one) => refusalsOf(one))).toContain('Malformed')
    })

  it.each(CASES.filter(({ name }) => IN_OTHER_WORDS.includes(name)))(
    'is rejected: $name ?$parameter=$value', ({ name, parameter, value }) => {
      expect(E.isLeft(ALL[name].request.decode(sent(parameter, value)))).toBe(true)
    })

  it('does not filter if it is empty, and is rejected if one of several values cannot be read', () => {
    expect(STAFF_OPERATIONS.listAllOrders.request.decode(sent('state', ''))).toEqual(E.right({ filter: {}, page: 1 }))
    expect(STAFF_OPERATIONS.listAllOrders.request.decode(sent('state', 'new', 'paid?'))).toMatchObject(E.left({ _tag: 'Malformed' }))
    expect(STAFF_OPERATIONS.listAllOrders.request.decode(sent('state', 'new', 'packed')))
      .toEqual(E.right({ filter: { statuses: ['new', 'packed'] }, page: 1 }))
  })

  it('names every parameter that cannot be read', () => {
    const query = new URLSearchParams({ from: 'x', to: '2026-13-01' })
    expect(STAFF_OPERATIONS.listBuyers.request.decode({ path: { product_id: '1001' }, query, body: undefined })).toEqual(E.left({
      _tag: 'Malformed', violations: ['from', 'to'].map((path) => ({ path, key: 'validation.invalid_value' })),
    }))
  })
})
