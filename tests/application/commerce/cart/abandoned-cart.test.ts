import { describe, expect, it } from 'vitest'
import { makeMergeAbandonedCart } from '../../../../application/commerce/cart/merge-abandoned-cart.ts'
import { makeSetCurrentCart } from '../../../../application/commerce/cart/set-current-cart.ts'
import type { AccountId } from '../../../../domain/customer/account-id.ts'
import { cartToken } from '../../../support/builders/cart.ts'
import { openCommerce } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { checkOutTo, filledCart, lensItem, placeOrder, SOLUTION, usualGoods } from '../../../support/purchase.ts'

const bottle = { productId: SOLUTION.id, option: {}, quantity: 1 }
const open = (maxQuantity = 20) => {
  const shop = openCommerce(usualGoods(), { maxQuantity })
  return { shop, merge: makeMergeAbandonedCart(shop.deps), setCurrent: makeSetCurrentCart(shop.deps) }
}
const packs = (cart: { readonly lines: readonly { readonly productId: number; readonly quantity: number }[] }) =>
  cart.lines.map(({ productId, quantity }) => [productId, quantity])

describe('a cart that was left behind', () => {
  it('CC-ABAND-04 merges into the latest one, within the maximum, and is closed; with itself nothing happens', async () => {
    const { shop, merge } = open()
    const abandoned = await filledCart(shop)
    const latest = await filledCart(shop, [lensItem({ quantity: 2 }), bottle])
    expect(packs(await value(merge({ abandoned: latest, latest })))).toEqual([[1001, 2], [2001, 1]])
    const cart = await value(merge({ abandoned, latest }))
    expect(packs(cart)).toEqual([[1001, 3], [2001, 1]])
    expect(cart.totals.total.cents).toBe(16_200)
    expect(await value(shop.showCart(latest))).toEqual(cart)
    expect(await value(shop.showCart(abandoned))).toMatchObject({ lines: [], checkoutState: 'completed' })
    const small = open(3)
    const [a, c] = [await filledCart(small.shop, [lensItem({ quantity: 2 })]), await filledCart(small.shop, [lensItem({ quantity: 2 })])]
    expect(packs(await value(small.merge({ abandoned: a, latest: c })))).toEqual([[1001, 3]])
  })

  it('counts once when merged twenty times at once; the others are refused (S11)', async () => {
    const { shop, merge } = open()
    const [abandoned, latest] = [await filledCart(shop), await filledCart(shop, [bottle])]
    const answers = await Promise.all(Array.from({ length: 20 }, () => merge({ abandoned, latest })()))
    expect(answers.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1)
    expect(packs(await value(shop.showCart(latest)))).toEqual([[2001, 1], [1001, 1]])
    expect(await refusal(merge({ abandoned, latest }))).toEqual({ _tag: 'CartCompleted' })
  })

  it('CC-ABAND-05 is handed over only while it is known and not ordered, with its goods and nothing of the person', async () => {
    const { shop, setCurrent, merge } = open()
    expect(await refusal(setCurrent(cartToken('nobody')))).toEqual({ _tag: 'NotFound', what: 'cart' })
    const order = await placeOrder(shop)
    expect(await refusal(setCurrent(order.cartToken))).toEqual({ _tag: 'CartCompleted' })
    expect(await refusal(merge({ abandoned: order.cartToken, latest: await filledCart(shop) }))).toEqual({ _tag: 'CartCompleted' })
    const given = await checkOutTo(shop, 'payment')
    const shown = await value(setCurrent(given.token))
    expect(packs(shown)).toEqual([[1001, 1]])
    expect(shown.checkoutState).toBe('cart')
    for (const key of ['email', 'billingAddress', 'shippingAddress', 'shippingMethod', 'paymentMethod', 'comment']) expect(shown).not.toHaveProperty(key)
    expect(await value(shop.showCart(given.token))).toEqual(shown)
  })

  it('of a customer stays theirs: others get a copy of its goods, and cannot empty it (S12)', async () => {
    const { shop, setCurrent, merge } = open()
    const [owner, other] = ['account-1', 'account-2'] as unknown as [AccountId, AccountId]
    const cart = await checkOutTo(shop, 'address')
    await value(shop.deps.customerCarts.takeOver(owner, cart.token, ({ brought }) => (brought === undefined ? {} : { own: brought })))
    for (const by of [undefined, other]) {
      const copy = await value(setCurrent(cart.token, by))
      expect(copy.token).not.toBe(cart.token)
      expect(packs(copy)).toEqual(packs(cart))
      expect(JSON.stringify(copy)).not.toContain('erika')
    }
    const latest = await filledCart(shop, [bottle])
    expect(await refusal(merge({ abandoned: cart.token, latest, by: other }))).toEqual({ _tag: 'NotFound', what: 'cart' })
    expect(await value(setCurrent(cart.token, owner))).toEqual(await value(shop.deps.carts.cart(cart.token)))
    expect(await value(shop.showCart(cart.token))).toMatchObject({ email: cart.email, billingAddress: cart.billingAddress })
  })
})
