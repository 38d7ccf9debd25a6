import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupBy } from '../../domain/group-by.ts'
import { canParseUrl } from '../../domain/parse-url.ts'

describe('H-N01 the replacements for built-ins newer than the oldest supported browsers', () => {
  it('group as Map.groupBy does', () => {
    fc.assert(fc.property(fc.array(fc.integer()), (numbers) => {
      const keyOf = (one: number): number => one % 3
      expect([...groupBy(numbers, keyOf)]).toEqual([...Map.groupBy(numbers, keyOf)])
    }))
  })

  it('recognise an address as URL.canParse does', () => {
    for (const [text, base] of [['https://a.example/b'], ['/b'], ['/b', 'https://a.example'], ['//'], ['a:b'], ['']] as const)
      expect(canParseUrl(text, base)).toBe(URL.canParse(text, base))
  })
})
