import { describe, expect, it } from 'vitest'
import { isConsent, mayMeasure } from '../../../domain/tracking/consent.ts'
import { itemListEvent } from '../../../domain/tracking/item-list-event.ts'
import { isWorthMeasuring } from '../../../domain/tracking/is-worth-measuring.ts'
import { chf } from '../../support/builders/money.ts'

const item = (id: number) => ({ id, title: `Lens ${id}`, brand: 'Iris', categoryPath: 'lens', price: { current: chf(5000) } })

describe('a tracking event', () => {
  it('is not sent before the visitor consents to statistics', () => {
    expect([mayMeasure(undefined), mayMeasure('necessary'), mayMeasure('statistics')]).toEqual([false, false, true])
    expect(['statistics', 'necessary', 'everything', ''].map(isConsent)).toEqual([true, true, false, false])
  })

  it('contains a search term of three characters and more, without surrounding blanks', () => {
    expect(['', 'ab', ' ab ', 'abc', ' abcd '].map(isWorthMeasuring)).toEqual([false, false, false, true, true])
  })

  it('contains a list in its currency, each product at its position, counted on from earlier pages', () => {
    const seen = itemListEvent('view_item_list', { name: 'lens', items: [item(7), item(8)], from: 16 })
    expect(seen).toMatchObject({ event: 'view_item_list', item_list_name: 'lens', currency: 'CHF' })
    expect(seen).toMatchObject({ items: [{ item_id: '7', index: 16, item_list_name: 'lens' }, { item_id: '8', index: 17 }] })
    expect(itemListEvent('select_item', { name: 'lens', items: [item(7)] })).toMatchObject({ event: 'select_item', items: [{ index: 0 }] })
  })

  it('is not sent for an empty list', () => {
    expect(itemListEvent('view_item_list', { name: 'lens', items: [] })).toBeUndefined()
  })
})
