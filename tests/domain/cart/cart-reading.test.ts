import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countUnits, packsOf } from '../../../domain/cart/count-units.ts'
import { boughtLines } from '../../../domain/product/gift-line.ts'
import { groupLines } from '../../../domain/cart/group-lines.ts'
import { isServiceItem } from '../../../domain/product/is-service-item.ts'
import { isUsable } from '../../../domain/cart/is-usable.ts'
import { CHECKOUT_STATES } from '../../../domain/checkout/checkout-state.ts'
import { aCart } from '../../support/builders/cart.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aProduct, productId } from '../../support/builders/product.ts'
import { aSolution } from '../../support/builders/solution.ts'

const trial = aLine({ isTrial: true, unitPrice: 0 })

describe('the summary of a cart', () => {
  it('CC-ITEM-02 recognises a service by its category', () => {
    expect([isServiceItem({ category: 'service' }), isServiceItem({ category: 'lens' }), isServiceItem({})]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('drops a completed cart and no other', () => {
    expect(CHECKOUT_STATES.filter((checkoutState) => !isUsable({ checkoutState }))).toEqual(['completed'])
  })

  it('counts every pack for the cart button, and the purchased packs of a product', () => {
    const cart = aCart({
      lines: [aLine({ eye: 'right', quantity: 2 }), aLine({ eye: 'left' }), trial, aLine({ product: aSolution() })],
    })
    expect([countUnits(cart), countUnits(aCart()), countUnits(undefined)]).toEqual([5, 0, 0])
    expect(packsOf(cart, productId(1001))).toBe(3)
    expect(boughtLines(cart.lines)).toHaveLength(3)
  })

  it('groups the eyes of a product, right first, and keeps the order of the products', () => {
    const cart = aCart({ lines: [aLine({ eye: 'left' }), aLine({ eye: 'right' }), aLine({ product: aSolution() })] })
    const ids = (lines: readonly { readonly id: string }[]) => lines.map((line) => line.id)
    expect(
      groupLines(cart.lines.toReversed()).map((group) => [
        group.productId,
        ids(group.right),
        ids(group.left),
        ids(group.withoutEye),
      ]),
    ).toEqual([
      [1001, ['line-2'], ['line-1'], []],
      [2001, [], [], ['line-3']],
    ])
  })

  it('loses no line when grouping', () => {
    const lines = fc.array(
      fc.record({ product: fc.integer({ min: 1, max: 3 }), eye: fc.constantFrom('right', 'left', undefined) }),
    )
    fc.assert(
      fc.property(lines, (stated) => {
        const cart = aCart({
          lines: stated.map(({ product, eye }) => aLine({ product: aProduct({ id: product }), ...(eye && { eye }) })),
        })
        const grouped = groupLines(cart.lines).flatMap((group) => [...group.right, ...group.left, ...group.withoutEye])
        expect(grouped.map((line) => line.id).toSorted()).toEqual(cart.lines.map((line) => line.id).toSorted())
      }),
    )
  })
})
