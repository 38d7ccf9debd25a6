import { describe, expect, it } from 'vitest'
import { itemCategories } from '../../../domain/tracking/item-categories.ts'
import { toTrackedItem } from '../../../domain/tracking/tracked-item.ts'
import { chf } from '../../support/builders/money.ts'

describe('the tracking data of a product', () => {
  it('CC-ANALYT-05 contain five levels of its category and leave out the levels below', () => {
    expect(itemCategories('a/b/c/d/e/f')).toEqual({
      item_category: 'a', item_category2: 'b', item_category3: 'c', item_category4: 'd', item_category5: 'e',
    })
    expect(itemCategories('lens')).toEqual({ item_category: 'lens' })
    expect(itemCategories('')).toEqual({})
  })

  it('CC-ANALYT-07 contain its price in major units with the currency', () => {
    const item = toTrackedItem(
      { id: 10, title: 'Biofinity', brand: 'Biofinity', categoryPath: 'lens/monthly', price: { current: chf(4990) } },
      3,
      'lens',
    )
    expect(item).toEqual({
      item_id: '10', item_name: 'Biofinity', item_brand: 'Biofinity', price: 49.9, currency: 'CHF', index: 3,
      item_list_name: 'lens', item_category: 'lens', item_category2: 'monthly',
    })
  })
})
