import { describe, expect, it } from 'vitest'
import { makeReorderResult } from '../../../domain/reorder/reorder-result.ts'
import { reorderNotices } from '../../../domain/reorder/reorder-notices.ts'
import { ReorderResultRecord } from '../../../adapters/commerce-api/reorder/reorder-result.codec.ts'
import { isReorderSource } from '../../../domain/reorder/reorder-source.ts'
import { readLastOrder } from '../../../domain/reorder/last-order.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { made } from '../../support/builders/made.ts'
import { productId } from '../../support/builders/product.ts'

const [B, C] = [productId(2), productId(3)]

describe('the result of a reorder', () => {
  it('CC-REORD-04 has five lists, and a missing one is empty', () => {
    const empty = { items: [], notReorderable: [], switchedProducts: [], addedTrialProducts: [], foundNonReorderableProducts: [] }
    expect(makeReorderResult()).toStrictEqual(empty)
    expect(made(ReorderResultRecord.decode({}))).toStrictEqual(empty)
    expect(makeReorderResult({ switchedProducts: [{ from: B, to: C }] }))
      .toStrictEqual({ ...empty, switchedProducts: [{ from: B, to: C }] })
    const wire = {
      switched_products: [{ product_id: 2, replacement_id: 3 }],
      not_reorderable: [{ product_id: 4, reason: 'discontinued' }],
    }
    expect(made(ReorderResultRecord.decode(wire))).toStrictEqual({
      ...empty, switchedProducts: [{ from: B, to: C }], notReorderable: [{ productId: 4, reason: 'discontinued' }],
    })
  })

  it('reports switched, no longer available and missing products, together if all apply', () => {
    const items = [aLine()]
    const notReorderable = [{ productId: B, reason: 'discontinued' as const }]
    expect(reorderNotices(makeReorderResult({ items }))).toEqual([])
    expect(reorderNotices(makeReorderResult({ items, switchedProducts: [{ from: B, to: C }] }))).toEqual(['changed'])
    expect(reorderNotices(makeReorderResult({ items, notReorderable }))).toEqual(['partly'])
    expect(
      reorderNotices(makeReorderResult({
        items, notReorderable, foundNonReorderableProducts: [B], switchedProducts: [{ from: B, to: C }],
      })),
    ).toEqual(['changed', 'not_reorderable', 'partly'])
  })

  it('has two sources and two kinds of links, and nothing else', () => {
    expect(['link', 'account', 'mail', undefined].map(isReorderSource)).toEqual([true, true, false, false])
    expect(readLastOrder('token', 'abc')).toEqual({ _tag: 'ByToken', token: 'abc' })
    expect(readLastOrder('id', '42')).toEqual({ _tag: 'ById', internalOrderId: '42' })
    for (const [type, token] of [['order', 'abc'], ['token', ''], ['token', undefined], ['Token', 'abc']] as const)
      expect(readLastOrder(type, token)).toBeUndefined()
  })
})
