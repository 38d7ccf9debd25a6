import { describe, expect, it } from 'vitest'
import { cartNews } from '../../../domain/cart/cart-news.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'

const right = aLine({ id: 'right', eye: 'right', quantity: 1 })
const left = aLine({ id: 'left', eye: 'left', quantity: 2 })
const more = aLine({ id: 'left', eye: 'left', quantity: 3 })
const both = aCart({ lines: [right, left] })

describe('what is new in a cart', () => {
  it('F-A02 is a line that came, one with another number of packs, or one that is gone, with the total', () => {
    expect(cartNews(undefined, both)).toMatchObject({ _tag: 'Packs', line: { id: 'right' }, total: both.totals.total })
    expect(cartNews(aCart({ lines: [right] }), both)).toMatchObject({ _tag: 'Packs', line: { id: 'left' } })
    expect(cartNews(both, aCart({ lines: [right, more] }))).toMatchObject({ _tag: 'Packs', line: { id: 'left', quantity: 3 } })
    expect(cartNews(both, aCart({ lines: [left] }))).toMatchObject({ _tag: 'Gone', line: { id: 'right' } })
  })

  it('is nothing where the lines are as they were, in another cart, and without one', () => {
    expect(cartNews(both, both)).toBeUndefined()
    expect(cartNews(both, { ...aCart({ lines: [more] }), token: cartToken('another') })).toBeUndefined()
    expect(cartNews(both, undefined)).toBeUndefined()
  })
})
