import { describe, expect, it } from 'vitest'
import { categoryPath, joinCategorySlugs } from '../../../domain/product/category-path.ts'
import { ROOT_CATEGORIES } from '../../../domain/product/root-categories.ts'
import { PRODUCT_TYPES } from '../../../domain/product/product-type.ts'

describe('product types and categories', () => {
  it('CC-TYPE-01 are twelve product types, spelled exactly so', () => {
    expect(PRODUCT_TYPES).toEqual([
      'lens', 'lenscare', 'sunglasses', 'eye_care', 'accessory', 'fun_lens', 'humidifier', 'marketing_gifts',
      'reading_glasses', 'saline', 'service', 'All_in_One',
    ])
  })

  it('CC-CAT-01 start the menu with lenses, lens care and sunglasses only', () => {
    const roots: readonly string[] = ROOT_CATEGORIES
    expect(roots).toEqual(['lens', 'lenscare', 'sunglasses'])
    expect(PRODUCT_TYPES.filter((type) => roots.includes(type))).toEqual(roots)
  })

  it('CC-CAT-02 divide lenses by usage and type', () => {
    expect(categoryPath({ category: 'lens', lensUsage: 'daily', lensType: 'toric' })).toBe('lens/daily/toric')
    expect(categoryPath({ category: 'lens', lensUsage: 'daily' })).toBe('lens/daily')
    expect(categoryPath({ category: 'lens' })).toBe('lens')
    expect(categoryPath({ category: 'lens', lensType: 'toric' })).toBe('lens')
    expect(categoryPath({ category: 'saline', lensUsage: 'daily' })).toBe('saline')
  })

  it('CC-CAT-03 join slugs to one path without duplicate slashes', () => {
    expect(joinCategorySlugs(['lens', 'daily', 'toric', undefined, undefined])).toBe('lens/daily/toric')
    expect(joinCategorySlugs(['lens', ''])).toBe('lens')
    expect(joinCategorySlugs([])).toBe('')
  })
})
