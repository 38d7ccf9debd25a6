import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupBy } from '../../domain/group-by.ts'
import { canParseUrl } from '../../domain/parse-url.ts'
import { isWellFormed } from '../../domain/well-formed.ts'

describe('H-N01 what stands in for built-ins newer than the oldest supported browsers', () => {
  it('groups as Map.groupBy does', () => {
    fc.assert(fc.property(fc.array(fc.integer()), (numbers) => {
      const keyOf = (one: number): number => one % 3
      expect([...groupBy(numbers, keyOf)]).toEqual([...Map.groupBy(numbers, keyOf)])
    }))
  })

  it('tells an address as URL.canParse does', () => {
    for (const [text, base] of [['https://a.example/b'], ['/b'], ['/b', 'https://a.example'], ['//'], ['a:b'], ['']] as const)
      expect(canParseUrl(text, base)).toBe(URL.canParse(text, base))
  })

  it('tells half a character as String.prototype.isWellFormed does', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), fc.nat(0xffff), (text, unit) => {
      const one = text + String.fromCharCode(unit)
      expect(isWellFormed(one)).toBe(one.isWellFormed())
    }))
    expect(isWellFormed('a\uD83D')).toBe(false)
    expect(isWellFormed('a👓')).toBe(true)
  })
})
