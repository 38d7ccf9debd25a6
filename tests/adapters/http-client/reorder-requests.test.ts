import { describe, expect, it } from 'vitest'
import { wireOf } from '../../support/api/wire-of.ts'
import { ReorderResultRecord } from '../../../adapters/commerce-api/reorder/reorder-result.codec.ts'
import { makeReorderResult } from '../../../domain/reorder/reorder-result.ts'
import { value } from '../../support/outcome.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { cartLinkToken } from '../../support/builders/cart-link.ts'
import { cartToken } from '../../support/builders/cart.ts'
import { productId } from '../../support/builders/product.ts'
import { clientOf } from './client-of.ts'
import { json } from './recorded-fetch.ts'

const CART = cartToken('C')
const RESULT = makeReorderResult({
  items: [aLine({ eye: 'right' })],
  notReorderable: [{ productId: productId(4), reason: 'discontinued', successorId: productId(5) }],
  switchedProducts: [{ from: productId(2), to: productId(3) }],
  foundNonReorderableProducts: [productId(4)],
})

describe('the storefront’s requests about reorders', () => {
  it('CC-REORD-05 name the last order by its token from a link, or by its number from the account, never by both', async () => {
    const client = clientOf(() => json(wireOf(ReorderResultRecord, RESULT)))
    const response = await value(client.shop.reorder.reorder({
      lastOrder: { _tag: 'ByToken', token: 'abc' }, cartToken: CART, source: 'link',
    }))
    expect(client.last()?.body).toStrictEqual({ last_order_token: 'abc', cart_token: CART, source: 'link' })
    expect(response).toStrictEqual(RESULT)
    const own = { lastOrder: { _tag: 'ById', internalOrderId: '42' }, cartToken: CART, source: 'account', couponCode: 'AGAIN' } as const
    await value(client.shop.reorder.reorder(own))
    expect(client.last()?.body).toStrictEqual({
      last_order_internal_order_id: '42', cart_token: CART, source: 'account', coupon_code: 'AGAIN',
    })
  })

  it('AS-ENT-20 CC-REORD-13 ask for a reorder interval by e-mail and items', async () => {
    const client = clientOf(() => json({ interval: 60, reorder_at: '2024-05-01' }))
    const line = aLine({ eye: 'left', quantity: 2 })
    const items = [{ productId: line.productId, variantId: line.variantId, eye: 'left' as const, quantity: 2 }]
    expect(await value(client.shop.reorder.getReorderInterval({ email: 'erika@example.ch', items })))
      .toStrictEqual({ interval: 60, reorderAt: '2024-05-01' })
    expect(client.last()?.body).toStrictEqual({
      email: 'erika@example.ch',
      items: [{ product_id: 1001, variant_id: line.variantId, quantity: 2, eye: 'left' }],
    })
  })

  it('AS-CALL-19 CC-ABAND-03 merge by the tokens of both carts, and take over a cart by its own', async () => {
    const client = clientOf()
    const link = cartLinkToken('A')
    await value(client.shop.cart.mergeAbandonedCart({ abandoned: link, latest: CART }))
    expect(client.last()?.body).toStrictEqual({ abandoned_cart_token: link, latest_cart_token: CART })
    await value(client.shop.cart.setCurrentCart({ link }))
    expect(client.last()?.body).toStrictEqual({ token: link })
    await value(client.shop.cart.setCurrentCart({ link, latest: CART }))
    expect(client.last()?.body).toStrictEqual({ token: link, latest_cart_token: CART })
  })
})
