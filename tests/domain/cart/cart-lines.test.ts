import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { describe, expect, it } from 'vitest'
import { addLine, type NewLine } from '../../../domain/cart/add-line.ts'
import type { Cart, CartLine } from '../../../domain/cart/cart.ts'
import { makeCartToken } from '../../../domain/cart/cart-token.ts'
import { changeQuantity } from '../../../domain/cart/change-quantity.ts'
import { emptyCart } from '../../../domain/cart/empty-cart.ts'
import { removeLine } from '../../../domain/cart/remove-line.ts'
import { repriceLines } from '../../../domain/cart/reprice-lines.ts'
import { makeQuantity } from '../../../domain/quantity/quantity.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { aPriceEntry } from '../../support/builders/price-entry.ts'
import { aProduct } from '../../support/builders/product.ts'
import { aSolution } from '../../support/builders/solution.ts'

const MAXIMUM = 20
const packs = (count: number) => made(makeQuantity(count, 1000))
const toAdd = (stated: Parameters<typeof aLine>[0] = {}): NewLine => {
  const { position: _position, total: _total, ...line } = aLine({ id: 'new', ...stated })
  return line
}
const cents = (cart: Cart) => cart.lines.map((line) => [line.quantity, line.unitPrice.cents, line.total.cents])
const completed = aCart({ checkoutState: 'completed', lines: [aLine()] })
const trial = (stated: Parameters<typeof aLine>[0] = {}): CartLine => aLine({ unitPrice: 0, isTrial: true, ...stated })
const fromRecommendation = {
  createdFrom: { type: 'recommendation', recommendationId: 'r1', source: 'cart', itemPosition: 3 } as const,
}

describe('a new cart', () => {
  it('is empty, has a total of zero and has no order number yet', () => {
    const start = {
      token: cartToken('1'),
      currency: 'CHF',
      brandChannel: 'iris',
      priceChannel: 'iris-ch',
      locale: 'de',
      createdAt: '2026-03-02T09:00:00.000Z',
    } as const
    const { id: _id, ...empty } = aCart()
    expect(emptyCart(start)).toEqual(empty)
  })

  it('accepts only a token that is long enough and uses its alphabet', () => {
    const token = 'abcdefghijklmnopqrstuv'
    expect(makeCartToken(token)).toEqual(E.right(token))
    for (const text of [
      '',
      ' ',
      token.slice(1),
      `${token} `,
      `${token}%`,
      `${token}\u0000`,
      'x'.repeat(65),
      null,
      0,
      [token],
    ])
      expect(makeCartToken(text)).toEqual(E.left({ _tag: 'NotFound', what: 'cart' }))
  })
})

describe('adding packs to a cart', () => {
  it('adds a line at the end with its total, and leaves the cart in state cart', () => {
    const cart = made(addLine(aCart({ lines: [aLine()] }), toAdd({ product: aSolution(), quantity: 2 }), MAXIMUM))
    expect(cart.lines[1]).toMatchObject({ id: 'new', position: 2, total: chf(10_000) })
    expect(cart.totals).toMatchObject({ itemsTotal: chf(15_000), total: chf(15_000) })
    expect(cart.checkoutState).toBe('cart')
  })

  it('merges the same lens for the same eye into one line, and keeps two lines for two eyes', () => {
    const right = made(addLine(aCart(), toAdd({ eye: 'right' }), MAXIMUM))
    const again = made(addLine(right, toAdd({ eye: 'right', quantity: 2 }), MAXIMUM))
    expect(cents(again)).toEqual([[3, 5000, 15_000]])
    const withBottle = aCart({ lines: [aLine({ product: aSolution() }), aLine({ eye: 'right' })] })
    expect(cents(made(addLine(withBottle, toAdd({ eye: 'right' }), MAXIMUM)))).toEqual([
      [1, 5000, 5000],
      [2, 5000, 10_000],
    ])
    expect(made(addLine(again, toAdd({ eye: 'left' }), MAXIMUM)).lines.map((line) => line.eye)).toEqual([
      'right',
      'left',
    ])
    expect(
      made(addLine(again, toAdd({ eye: 'right', option: { sphere: -3, radius: 8.6, diameter: 14 } }), MAXIMUM)).lines,
    ).toHaveLength(2)
  })

  it('gives a line that is added again the campaign of the later packs, and keeps the earlier one if these have none', () => {
    const spring = made(addLine(aCart({ lines: [aLine()] }), toAdd({ fk: 'spring' }), MAXIMUM))
    const again = made(addLine(spring, toAdd(), MAXIMUM))
    expect([spring, again].map(({ lines }) => lines.map(({ quantity, fk }) => [quantity, fk]))).toEqual([[[2, 'spring']], [[3, 'spring']]])
  })

  it('A47 applies the campaign of the later packs to every line of the product, and to no other product', () => {
    const cart = aCart({ lines: [aLine({ id: 'left', eye: 'left' }), aLine({ id: 'other', product: aProduct({ id: 7 }) })] })
    const { lines } = made(addLine(cart, toAdd({ eye: 'right', fk: 'spring' }), MAXIMUM))
    expect(lines.map(({ eye, productId, fk }) => [eye, productId, fk])).toEqual([
      ['left', aLine().productId, 'spring'], [aLine().eye, 7, undefined], ['right', aLine().productId, 'spring'],
    ])
  })

  it('keeps recommended items and gifts on separate lines', () => {
    const cart = aCart({ lines: [aLine()] })
    expect(made(addLine(cart, toAdd(fromRecommendation), MAXIMUM)).lines).toHaveLength(2)
    expect(made(addLine(aCart({ lines: [aLine(fromRecommendation)] }), toAdd(), MAXIMUM)).lines).toHaveLength(2)
    expect(made(addLine(cart, toAdd({ isTrial: true, unitPrice: 0 }), MAXIMUM)).lines).toHaveLength(2)
  })

  it('limits all lines of a product together to its maximum', () => {
    const cart = aCart({ lines: [aLine({ eye: 'right', quantity: 12 })] })
    expect(E.isRight(addLine(cart, toAdd({ eye: 'left', quantity: 8 }), MAXIMUM))).toBe(true)
    expect(addLine(cart, toAdd({ eye: 'left', quantity: 9 }), MAXIMUM)).toEqual(
      E.left({ _tag: 'AboveMaximum', maximum: 20 }),
    )
    expect(addLine(cart, toAdd({ eye: 'right', quantity: 9 }), MAXIMUM)).toEqual(
      E.left({ _tag: 'AboveMaximum', maximum: 20 }),
    )
    expect(E.isRight(addLine(cart, toAdd({ product: aSolution(), quantity: 20 }), MAXIMUM))).toBe(true)
  })

  it('does not count gifts towards the maximum', () => {
    const cart = aCart({ lines: [aLine({ quantity: 20 })] })
    const gifted = made(addLine(cart, toAdd({ isTrial: true, unitPrice: 0 }), MAXIMUM))
    expect(E.isRight(changeQuantity(gifted, 'line-1', packs(20), MAXIMUM))).toBe(true)
  })

  it('is rejected for a completed cart', () => {
    expect(addLine(completed, toAdd(), MAXIMUM)).toEqual(E.left({ _tag: 'CartCompleted' }))
  })
})

describe('changing the quantity of a line', () => {
  const cart = aCart({ lines: [aLine({ eye: 'right', quantity: 5 }), aLine({ eye: 'left', quantity: 5 })] })

  it('recalculates the line and the cart', () => {
    const changed = made(changeQuantity(cart, 'line-1', packs(3), MAXIMUM))
    expect(cents(changed)).toEqual([
      [3, 5000, 15_000],
      [5, 5000, 25_000],
    ])
    expect(changed.totals.total).toEqual(chf(40_000))
  })

  it('shares the maximum with the other lines of the product', () => {
    expect(E.isRight(changeQuantity(cart, 'line-1', packs(15), MAXIMUM))).toBe(true)
    expect(changeQuantity(cart, 'line-1', packs(16), MAXIMUM)).toEqual(E.left({ _tag: 'AboveMaximum', maximum: 20 }))
  })

  it('is rejected for gifts', () => {
    const gifted = aCart({ lines: [aLine(), trial()] })
    expect(changeQuantity(gifted, 'line-2', packs(2), MAXIMUM)).toEqual(E.left({ _tag: 'AboveMaximum', maximum: 1 }))
    expect(E.isRight(changeQuantity(gifted, 'line-2', packs(1), MAXIMUM))).toBe(true)
  })

  it('is rejected for an unknown line and for a completed cart', () => {
    expect(changeQuantity(cart, 'line-9', packs(1), MAXIMUM)).toEqual(E.left({ _tag: 'NotFound', what: 'line' }))
    expect(changeQuantity(completed, 'line-1', packs(1), MAXIMUM)).toEqual(E.left({ _tag: 'CartCompleted' }))
  })
})

describe('removing a line', () => {
  it('leaves the other lines with their totals', () => {
    const cart = made(removeLine(aCart({ lines: [aLine(), aLine({ product: aSolution(), quantity: 2 })] }), 'line-1'))
    expect(cart.lines.map((line) => line.id)).toEqual(['line-2'])
    expect(cart.totals.total).toEqual(chf(10_000))
  })

  it('resets an emptied cart to its initial state, without selections but with its addresses', () => {
    const far = aCart({
      checkoutState: 'payment_selected',
      lines: [aLine()],
      shipping: 790,
      shippingMethod: 'dhl',
      paymentMethod: 'visa',
      comment: 'Bitte',
    })
    const cart = made(removeLine(far, 'line-1'))
    expect(cart).toEqual(aCart({ comment: 'Bitte' }))
  })

  it('removes the gifts with the last purchased item', () => {
    const present = aLine({ product: aProduct({ id: 7, category: 'marketing_gifts' }), unitPrice: 0 })
    expect(made(removeLine(aCart({ lines: [aLine(), trial(), present] }), 'line-1')).lines).toEqual([])
  })

  it('is rejected for an unknown line and for a completed cart', () => {
    expect(removeLine(aCart({ lines: [aLine()] }), 'line-9')).toEqual(E.left({ _tag: 'NotFound', what: 'line' }))
    expect(removeLine(completed, 'line-1')).toEqual(E.left({ _tag: 'CartCompleted' }))
  })
})

describe('repricing a cart', () => {
  const bulk = [{ quantity: 4, cents: 4500 }]
  const bothEyes = aCart({ lines: [aLine({ eye: 'right', quantity: 2 }), aLine({ eye: 'left', quantity: 2 })] })

  it('applies the bulk price to both eyes by the number of all packs together', () => {
    const cart = made(repriceLines(bothEyes, [aPriceEntry({ bulk, original: 6000, website: 5500 })]))
    expect(cents(cart)).toEqual([
      [2, 4500, 9000],
      [2, 4500, 9000],
    ])
    expect(cart.lines[0]).toMatchObject({ originalUnitPrice: chf(4500), websiteUnitPrice: chf(4500) })
    expect(cart.totals.total).toEqual(chf(18_000))
  })

  it('withdraws the bulk price when a line is removed', () => {
    const prices = [aPriceEntry({ bulk })]
    const cart = pipe(
      repriceLines(bothEyes, prices),
      E.flatMap((priced) => removeLine(priced, 'line-2')),
      E.flatMap((smaller) => repriceLines(smaller, prices)),
    )
    expect(cents(made(cart))).toEqual([[2, 5000, 10_000]])
  })

  it('keeps gifts free and does not count them', () => {
    const cart = made(repriceLines(aCart({ lines: [aLine({ quantity: 3 }), trial()] }), [aPriceEntry({ bulk })]))
    expect(cents(cart)).toEqual([
      [3, 5000, 15_000],
      [1, 0, 0],
    ])
  })

  it('is rejected when a product has no price here, and for a completed cart', () => {
    expect(repriceLines(bothEyes, [aPriceEntry({ productId: 9999 })])).toEqual(E.left({ _tag: 'NotForSale' }))
    expect(repriceLines(completed, [])).toEqual(E.left({ _tag: 'CartCompleted' }))
  })
})
