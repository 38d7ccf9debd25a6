import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import { setMilesNumber } from '../../../domain/cart/set-miles-number.ts'
import { hasMilesDigits, makeMilesNumber, makeOwnMilesNumber } from '../../../domain/loyalty/miles-number.ts'
import { aCart } from '../../support/builders/cart.ts'
import { made } from '../../support/builders/made.ts'

const PREFIXES = ['9999', '9920', '9922', '2220', '3330']
const REST = '12345678901'

describe('a Miles & More number', () => {
  it('CC-MILES-01 has fifteen digits that start with one of five prefixes, and nothing else', () => {
    for (const prefix of PREFIXES) expect(makeMilesNumber(prefix + REST), prefix).toEqual(E.right(prefix + REST))
    const wrong = [
      '9999' + REST.slice(1), '9999' + REST + '2', '9998' + REST, '9921' + REST, '3331' + REST, '9999x' + REST.slice(1),
      'x9999' + REST, '9999' + REST + 'x', `9999${REST}\n9`, '', '１２３４５６７８９０１２３４５', undefined, 999_912_345_678_901,
    ]
    for (const text of wrong) expect(makeMilesNumber(text), String(text)).toEqual(E.left({ _tag: 'InvalidMilesNumber' }))
  })

  it('V4 may be typed in groups', () => {
    expect(makeMilesNumber(' 9999 1234 5678 901')).toEqual(E.right('999912345678901'))
    expect(makeMilesNumber('9999-1234-5678-901')).toEqual(E.right('999912345678901'))
  })

  it('AS-MILES-03 of a customer has the same format, or is empty to remove it; the first check counts digits only', () => {
    for (const prefix of PREFIXES) expect(makeOwnMilesNumber(prefix + REST)).toEqual(E.right(prefix + REST))
    for (const nothing of ['', '  ']) expect(makeOwnMilesNumber(nothing)).toEqual(E.right(undefined))
    for (const wrong of ['-', 'A', undefined, `9998${REST}`, `9999${REST}1`])
      expect(makeOwnMilesNumber(wrong)).toEqual(E.left({ _tag: 'InvalidMilesNumber' }))
    expect(['999912345678901', '1111 2222 3333 444', '99991234567890', '9999123456789012', '9999A2345678901', ''].map(hasMilesDigits))
      .toEqual([true, true, false, false, false, false])
  })

  it('can be added to an open cart and removed again', () => {
    const number = made(makeMilesNumber('999912345678901'))
    const cart = made(setMilesNumber(aCart(), number))
    expect(cart.milesAndMoreNumber).toBe('999912345678901')
    expect(made(setMilesNumber(cart))).toEqual(aCart())
    expect(setMilesNumber(aCart({ checkoutState: 'completed' }), number)).toEqual(E.left({ _tag: 'CartCompleted' }))
  })
})
