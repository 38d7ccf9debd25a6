import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { STAFF_OPERATIONS } from '../../../adapters/commerce-api/staff/staff-operations.ts'
import { openApi } from '../../../adapters/commerce-api/openapi/openapi.ts'
import { DESCRIBED } from '../../../adapters/commerce-api/openapi/described.ts'
import { refusalsOf } from '../../../adapters/commerce-api/openapi/problems.ts'
import { schemaOf } from '../../../adapters/commerce-api/openapi/schema-of.ts'
import { OPERATIONS } from '../../../adapters/commerce-api/operations.ts'
import { REFUSAL_ROWS, type RefusalTag } from '../../../adapters/commerce-api/refusal-rows.ts'
import { cartContract } from '../../../application/contract/cart.ts'

const description = () => openApi({ sessionCookie: 'access_token', staffCookie: 'staff' })

describe('the OpenAPI description', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(description()))
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('is rejected by the validator if a response has no description', async () => {
    const broken = structuredClone(description()) as { paths: Record<string, Record<string, { responses: unknown }>> }
    broken.paths['/api/carts']!['post']!.responses = { 201: {} }
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  it('names every operation once and leaves no reference open', () => {
    const text = JSON.stringify(description())
    const described = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name)
    const all = [...Object.keys(OPERATIONS), ...Object.keys(STAFF_OPERATIONS)]
    expect(new Set(described)).toEqual(new Set(all))
    expect(described).toHaveLength(all.length)
    const schemaNames = Object.keys(description().components.schemas)
    const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name)
    expect(named.filter((name) => name === undefined || !schemaNames.includes(name))).toEqual([])
  })

  it('forbids additional properties in requests', () => {
    expect(description().components.schemas['OrderRequest'])
      .toMatchObject({ additionalProperties: false, required: ['token_value', 'digest'] })
  })

  it('F-O14 describes the request body that each operation reads, and refuses two codecs with one name', () => {
    const { paths, components: { schemas } } = description()
    const send = (path: string) => {
      const body = paths[path]?.['post']?.requestBody?.content['application/json'].schema as { readonly $ref?: string } | undefined
      const $ref = body?.$ref ?? ''
      return schemas[$ref.split('/').at(-1) ?? '']?.required
    }
    expect(send('/api/email-verifications')).toEqual(['token', 'password'])
    expect(send('/api/passwords')).toEqual(['token', 'password'])
    expect(send('/api/orders/by-token/{token}/access')).toEqual(['email', 'postcode'])
    const codecs = new Map()
    const one = t.strict({ city: t.string }, 'Place')
    expect([schemaOf(one, codecs), schemaOf(one, codecs)]).toEqual([codecs, codecs].map(() => ({ $ref: '#/components/schemas/Place' })))
    expect(() => schemaOf(t.strict({ country: t.string }, 'Place'), codecs)).toThrow('Two codecs are named Place')
  })

  it('F-O14 names for every operation the permission, the tag and the responses, each with its own status', () => {
    const { paths, tags, components } = description()
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    const topics = tags.map(({ name }) => name)
    expect(operations.filter((one) => one.tags.length !== 1 || !topics.includes(one.tags[0] ?? ''))).toEqual([])
    expect(paths['/api/customers/me']?.['get']?.security).toEqual([{ session: [] }])
    expect(components.securitySchemes.session).toMatchObject({ in: 'cookie', name: 'access_token' })
    const endings = (path: string, method: string): readonly string[] => Object.keys(paths[path]?.[method]?.responses ?? {})
    expect(endings('/api/session', 'post')).toEqual(['200', '400', '401', '403', '413', '415', '422', '429', '500', '503'])
    expect(endings('/api/carts', 'post')).toEqual(['201', '400', '401', '403', '413', '415', '429', '500', '503'])
    expect(endings('/api/products', 'get')).toEqual(['200', '429', '500', '503'])
    expect(operations.filter(({ responses }) => Object.hasOwn(responses, 'default'))).toEqual([])
    // Shared responses are described once.
    expect(paths['/api/carts']?.['post']?.responses[401]).toEqual({ $ref: '#/components/responses/Problem401NotSignedIn' })
    expect(JSON.stringify(components.responses['Problem401NotSignedIn'])).toContain('"enum":["urn:iris:problem:NotSignedIn"]')
    expect(JSON.stringify(paths['/api/session']?.['post']?.responses[401]))
      .toContain('"enum":["urn:iris:problem:NotSignedIn","urn:iris:problem:WrongCredentials"]')
  })

  it('opens staff operations to a staff session or to a program’s token, unless they are reserved for people', () => {
    const { paths, components: { securitySchemes } } = description()
    const opens = (path: string, method: string) => paths[path]?.[method]?.security
    expect(opens('/api/staff/orders', 'get')).toEqual([{ staffSession: [] }, { staffToken: [] }])
    expect(opens('/api/staff/me', 'get')).toEqual([{ staffSession: [] }, { staffToken: [] }])
    expect(opens('/api/staff/members', 'post')).toEqual([{ staffSession: [] }])
    expect(opens('/api/staff/session', 'post')).toEqual([])
    expect(securitySchemes).toMatchObject({ staffSession: { in: 'cookie', name: 'staff' }, staffToken: { scheme: 'bearer' } })
    const forbiddenResponse = JSON.stringify(paths['/api/staff/orders']?.['get']?.responses[403])
    expect(forbiddenResponse).toContain('Problem403NotAllowed')
    expect(Object.keys(paths['/api/staff/me']?.['get']?.responses ?? {})).toEqual(['200', '401', '429', '500', '503'])
  })

  it('F-O14 names for each operation its refusals, and a conflict only where a cart can be closed', () => {
    const operations = Object.values(description().paths).flatMap((path) => Object.values(path))
    const conflicts = operations.filter(({ responses }) => Object.hasOwn(responses, 409)).map(({ operationId }) => operationId)
    expect(conflicts).toEqual(expect.arrayContaining(['addToCart', 'updateOrder', 'createOrder']))
    for (const free of ['createCart', 'signIn', 'signUp', 'signOut', 'getDeliveryDates', 'sanitizeAddress', 'createPayment'] as const)
      expect(conflicts).not.toContain(free)
    const types = JSON.stringify(description().paths['/api/carts/{token}/items']?.['post']?.responses[422])
    for (const tag of cartContract.addToCart.refusals) expect(types.includes(`urn:iris:problem:${tag}"`))
      .toBe(REFUSAL_ROWS[tag].status === 422)
  })

  it('F-O14 names every refusal in some operation, except those of the storefront', () => {
    const named = new Set(DESCRIBED.flatMap(refusalsOf))
    expect(Object.keys(REFUSAL_ROWS).filter((tag) => !named.has(tag as RefusalTag)))
      .toEqual(['Declined', 'NoCartToken', 'NothingStored'])
  })

  it('F-O14 passes a linter, including its examples', { timeout: 60_000 }, async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: false },
        'tag-description': 'error',
        'operation-tag-defined': 'error',
      },
    })
    const faultsOf = async (document: object) =>
      (await lintFromString({ source: JSON.stringify(document), config })).map(({ ruleId, message }) => `${ruleId}: ${message}`)
    const complete = description()
    expect(await faultsOf(complete)).toEqual([])
    const one = structuredClone({ ...complete, tags: [], paths: { '/api/session': complete.paths['/api/session'] } })
    const body = one.paths['/api/session']?.['post']?.requestBody
    Object.assign(body?.content['application/json'] ?? {}, { example: { email: 7 } })
    Object.assign(one.components.securitySchemes, { session: undefined })
    Object.assign(one.paths['/api/session']?.['post'] ?? {}, { security: [{ lost: [] }] })
    const faults = (await faultsOf(one)).map((fault) => fault.split(':')[0])
    expect(faults).toEqual(expect.arrayContaining(['operation-tag-defined', 'no-invalid-media-type-examples', 'security-defined']))
  })
})
