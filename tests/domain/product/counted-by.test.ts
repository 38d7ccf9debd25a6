import { describe, expect, it } from 'vitest'
import { countedBy } from '../../../domain/product/counted-by.ts'

describe('the unit of a product', () => {
  it.each([
    ['1 ×', 'piece'], ['30-Pack', 'pack'], ['6', 'pack'], ['3 ×', 'pack'], ['360 ml', 'pack'], ['2 × 360 ml', 'pack'], ['20 ×', 'pack'],
  ])('F-S18 of %s is a %s', (label, unit) => {
    expect(countedBy(label)).toBe(unit)
  })
})
