import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryPath, joinCategorySlugs } from '../../../domain/product/category-path.ts'
import { buildNavigationTree, NAVIGATION_ROOTS } from '../../../domain/product/navigation-tree.ts'
import { isProductType, PRODUCT_TYPES } from '../../../domain/product/product-type.ts'

describe('product types and categories', () => {
  it('CC-TYPE-01 knows twelve product types, spelled exactly so', () => {
    expect(PRODUCT_TYPES).toEqual([
      'lens', 'lenscare', 'sunglasses', 'eye_care', 'accessory', 'fun_lens', 'humidifier', 'marketing_gifts',
      'reading_glasses', 'saline', 'service', 'All_in_One',
    ])
    expect(PRODUCT_TYPES.every(isProductType)).toBe(true)
    expect(['all_in_one', 'glasses', '', 'Lens'].some(isProductType)).toBe(false)
  })

  it('CC-CAT-01 starts the menu with lenses, lens care and sunglasses only', () => {
    expect(buildNavigationTree(PRODUCT_TYPES).map((node) => node.path)).toEqual(['lens', 'lenscare', 'sunglasses'])
    expect(buildNavigationTree(['service', 'reading_glasses/plus'])).toEqual([])
  })

  it('CC-CAT-02 divides lenses by usage and type', () => {
    expect(categoryPath({ category: 'lens', lensUsage: 'daily', lensType: 'toric' })).toBe('lens/daily/toric')
    expect(categoryPath({ category: 'lens', lensUsage: 'daily' })).toBe('lens/daily')
    expect(categoryPath({ category: 'lens' })).toBe('lens')
    expect(categoryPath({ category: 'lens', lensType: 'toric' })).toBe('lens')
    expect(categoryPath({ category: 'saline', lensUsage: 'daily' })).toBe('saline')
  })

  it('CC-CAT-03 joins slugs to one path without a slash too many', () => {
    expect(joinCategorySlugs(['lens', 'daily', 'toric', undefined, undefined])).toBe('lens/daily/toric')
    expect(joinCategorySlugs(['lens', ''])).toBe('lens')
    expect(joinCategorySlugs([])).toBe('')
  })

  it('hangs each path below its own parents, once', () => {
    const paths = ['lens/daily/toric', 'lens/daily/spherical', 'lens/monthly', 'lens', 'lens/daily/']
    expect(buildNavigationTree(paths)).toEqual([{
      slug: 'lens',
      path: 'lens',
      children: [
        {
          slug: 'daily',
          path: 'lens/daily',
          children: [
            { slug: 'toric', path: 'lens/daily/toric', children: [] },
            { slug: 'spherical', path: 'lens/daily/spherical', children: [] },
          ],
        },
        { slug: 'monthly', path: 'lens/monthly', children: [] },
      ],
    }])
  })

  it('never shows a root that is not one of the three', () => {
    fc.assert(fc.property(fc.array(fc.string()), (paths) => {
      const roots: readonly string[] = buildNavigationTree(paths).map((node) => node.slug)
      expect(roots.every((root) => (NAVIGATION_ROOTS as readonly string[]).includes(root))).toBe(true)
    }))
  })
})
