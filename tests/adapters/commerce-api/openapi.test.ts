import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { openApi } from '../../../adapters/commerce-api/openapi/openapi.ts'
import { OPERATIONS } from '../../../adapters/commerce-api/operations/operations.ts'

describe('the description of the interface', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const result = await validator.validate(structuredClone(openApi()))
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  it('is refused by the validator once an answer loses its description', async () => {
    const broken = structuredClone(openApi()) as { paths: Record<string, Record<string, { responses: unknown }>> }
    broken.paths['/api/carts']!['post']!.responses = { 201: {} }
    expect((await new Validator().validate(broken)).valid).toBe(false)
  })

  it('names every operation once and leaves no reference open', () => {
    const text = JSON.stringify(openApi())
    const described = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, name]) => name)
    expect(new Set(described)).toEqual(new Set(Object.keys(OPERATIONS)))
    expect(described).toHaveLength(Object.keys(OPERATIONS).length)
    const known = Object.keys(openApi().components.schemas)
    const named = [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name)
    expect(named.filter((name) => name === undefined || !known.includes(name))).toEqual([])
  })

  it('says that requests hold nothing but what they name', () => {
    expect(openApi().components.schemas['OrderRequest']).toMatchObject({ additionalProperties: false, required: ['token_value'] })
  })
})
