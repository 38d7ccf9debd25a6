import { describe, expect, it } from 'vitest'
import { planReorder } from '../../../domain/reorder/plan-reorder.ts'
import { reorderDestination } from '../../../domain/reorder/reorder-destination.ts'
import { isRepeatable } from '../../../domain/reorder/is-repeatable.ts'
import { ORDER_STATUSES } from '../../../domain/order/order.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aProduct, noChoices, productId } from '../../support/builders/product.ts'

const A = aProduct({ id: 1 })
const C = aProduct({ id: 3 })
const B = aProduct({ id: 2, discontinued: true, replacementId: productId(3) })
const D = aProduct({ id: 4, discontinued: true })
const lineOf = (product: typeof A) => aLine({ product })

describe('the items of an order that can be reordered', () => {
  it('are the same product, or a successor made in exactly the same values', () => {
    const plan = planReorder([lineOf(A), lineOf(B), lineOf(D)], [A, B, C, D])
    expect(plan.planned.map(({ product }) => product.id)).toEqual([1, 3])
    expect(plan.switched).toEqual([{ from: 2, to: 3 }])
    expect(plan.refused).toEqual([{ productId: 4, reason: 'discontinued' }])
  })

  it('never switch to other lens values: the successor is only named', () => {
    const other = aProduct({
      id: 3, space: { parameters: { sphere: [-1], radius: [8.4], diameter: [14] }, sphereExclude: [], blocks: [] },
    })
    const plan = planReorder([lineOf(B)], [B, other])
    expect(plan).toEqual({ planned: [], switched: [], refused: [{ productId: 2, reason: 'discontinued', successorId: 3 }] })
  })

  it('name no successor that cannot be bought itself', () => {
    const discontinued = aProduct({ id: 3, discontinued: true })
    expect(planReorder([lineOf(B)], [B, discontinued]).refused).toEqual([{ productId: 2, reason: 'discontinued' }])
  })

  it('leave gifts out, and give the reason for every missing item', () => {
    const off = aProduct({ id: 5, isActive: false })
    const changed = aProduct({ id: 6, space: noChoices })
    const lines = [aLine({ product: A, isTrial: true }), lineOf(off), aLine({ product: aProduct({ id: 6 }) }), lineOf(aProduct({ id: 7 }))]
    expect(planReorder(lines, [A, off, changed]).refused).toEqual([
      { productId: 5, reason: 'not_for_sale' }, { productId: 6, reason: 'not_made' }, { productId: 7, reason: 'not_for_sale' },
    ])
  })

  it('are empty for an order that was never completed', () => {
    expect(ORDER_STATUSES.filter((status) => !isRepeatable({ status }))).toEqual(['cart', 'payment_pending', 'cancelled'])
  })
})

describe('the target of a reorder', () => {
  it.each([
    [false, false, 'link', 'home'], [false, true, 'link', 'home'], [false, false, 'account', 'stay'], [false, true, 'account', 'stay'],
    [true, true, 'link', 'address'], [true, true, 'account', 'address'],
    [true, false, 'link', 'checkout'], [true, false, 'account', 'checkout'],
  ] as const)('with items %s, tax number missing %s, from %s: %s', (hasItems, isTaxNumberMissing, source, destination) => {
    expect(reorderDestination({ hasItems, isTaxNumberMissing, source })).toBe(destination)
  })
})
