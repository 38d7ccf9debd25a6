import { describe, expect, it } from 'vitest'
import { cartNews } from '../../../domain/cart/cart-news.ts'
import type { Cart, CartLine } from '../../../domain/cart/cart.ts'
import { resizedLine } from '../../../domain/cart/resized-line.ts'
import { clampQuantity } from '../../../domain/quantity/quantity.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'

const right = aLine({ eye: 'right', quantity: 1 })
const left = aLine({ eye: 'left', quantity: 2 })
const both = aCart({ lines: [right, left] })
const [rightHere, leftHere] = both.lines
/** The same cart with other lines; builders number them again. */
const withLines = (...lines: readonly (CartLine | undefined)[]): Cart => ({ ...both, lines: lines.filter((line) => line !== undefined) })
const more = leftHere && resizedLine(leftHere, clampQuantity(3, 20))

describe('the changes in a cart', () => {
  it('F-A02 are a line that was added, changed its quantity or was removed, with the total', () => {
    expect(cartNews(undefined, both)).toMatchObject({ _tag: 'Packs', line: { eye: 'right' }, total: both.totals.total })
    expect(cartNews(withLines(rightHere), both)).toMatchObject({ _tag: 'Packs', line: { eye: 'left' } })
    expect(cartNews(both, withLines(rightHere, more))).toMatchObject({ _tag: 'Packs', line: { eye: 'left', quantity: 3 } })
    expect(cartNews(both, withLines(leftHere))).toMatchObject({ _tag: 'Removed', line: { eye: 'right' } })
  })

  it('are empty when the lines are unchanged, for another cart, and without a cart', () => {
    expect(cartNews(both, both)).toBeUndefined()
    expect(cartNews(both, { ...withLines(more), token: cartToken('another') })).toBeUndefined()
    expect(cartNews(both, undefined)).toBeUndefined()
  })
})
