import { describe, expect, it } from 'vitest'
import { makeCreateCartLink } from '../../../../application/commerce/cart/create-cart-link.ts'
import { makeMergeAbandonedCart } from '../../../../application/commerce/cart/merge-abandoned-cart.ts'
import { makeSetCurrentCart } from '../../../../application/commerce/cart/set-current-cart.ts'
import type { Cart } from '../../../../domain/cart/cart.ts'
import type { AccountId } from '../../../../domain/customer/account-id.ts'
import { cartLinkToken } from '../../../support/builders/cart-link.ts'
import { cartToken } from '../../../support/builders/cart.ts'
import { openCommerce, GUEST, signedInCaller, customer } from '../../../support/commerce.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { signedIn, takeCartOver } from '../../../support/signed-in.ts'
import { checkOutTo, filledCart, lensItem, placeOrder, SOLUTION, usualCatalogue } from '../../../support/purchase.ts'

const bottle = { productId: SOLUTION.id, option: {}, quantity: 1 }
const open = (maxQuantity = 20) => {
  const shop = openCommerce(usualCatalogue(), { maxQuantity })
  const link = makeCreateCartLink(shop.deps)
  return {
    shop,
    merge: makeMergeAbandonedCart({ ...shop.deps, linkedCarts: shop.deps.carts }),
    setCurrent: makeSetCurrentCart({ ...shop.deps, linkedCarts: shop.deps.carts }),
    link,
    /** Cart links, in their order. */
    links: (...tokens: readonly Cart['token'][]) => Promise.all(tokens.map((token) => value(link(GUEST, { token })))),
  }
}
const packs = (cart: Pick<Cart, 'lines'>) => cart.lines.map(({ productId, quantity }) => [productId, quantity])
const PERSONAL = [
  'email', 'billingAddress', 'shippingAddress', 'shippingMethod', 'paymentMethod',
  'comment', 'coupon', 'discountNote', 'milesAndMoreNumber',
]

describe('a link to a cart', () => {
  it('is created for an open, filled cart only, a new one each time, and is valid for thirty days', async () => {
    const { shop, link, setCurrent } = open()
    const token = await filledCart(shop)
    const [first, second] = [await value(link(GUEST, { token })), await value(link(GUEST, { token }))]
    expect(first).not.toBe(second)
    expect(first).not.toBe(token)
    for (const one of [first, second]) expect(packs(await value(setCurrent(GUEST, { link: one })))).toEqual([[1001, 1]])
    expect(await refusal(link(GUEST, { token: cartToken('nobody') }))).toEqual({ _tag: 'NotFound', what: 'cart' })
    expect(await refusal(link(GUEST, { token: await filledCart(shop, [lensItem()]).then(async (empty) => {
      const cart = await value(shop.getCart(GUEST, { token: empty }))
      return (await value(shop.removeFromCart(GUEST, { token: empty, itemId: cart.lines[0]?.id ?? '' }))).token
    }) }))).toEqual({ _tag: 'CartEmpty' })
    expect(await refusal(link(GUEST, { token: (await placeOrder(shop)).cartToken }))).toEqual({ _tag: 'CartCompleted' })
    shop.clock.set(new Date(shop.clock.now().getTime() + 30 * 24 * 3600 * 1000))
    expect(await refusal(setCurrent(GUEST, { link: first }))).toEqual({ _tag: 'NotFound', what: 'cart' })
  })
})

describe('an abandoned cart', () => {
  it('CC-ABAND-04 is merged into the latest one, within the maximum, and is closed; merging it with itself does nothing', async () => {
    const { shop, merge, links } = open()
    const abandoned = await filledCart(shop)
    const latest = await filledCart(shop, [lensItem({ quantity: 2 }), bottle])
    const [toAbandoned, toLatest] = await links(abandoned, latest)
    expect(packs(await value(merge(GUEST, { abandoned: toLatest!, latest })))).toEqual([[1001, 2], [2001, 1]])
    const cart = await value(merge(GUEST, { abandoned: toAbandoned!, latest }))
    expect(packs(cart)).toEqual([[1001, 3], [2001, 1]])
    expect(cart.totals.total.cents).toBe(16_200)
    expect(await value(shop.getCart(GUEST, { token: latest }))).toEqual(cart)
    expect(await value(shop.getCart(GUEST, { token: abandoned }))).toMatchObject({ lines: [], checkoutState: 'completed' })
    const small = open(3)
    const [a, c] = [await filledCart(small.shop, [lensItem({ quantity: 2 })]), await filledCart(small.shop, [lensItem({ quantity: 2 })])]
    const [toA] = await small.links(a)
    expect(packs(await value(small.merge(GUEST, { abandoned: toA!, latest: c })))).toEqual([[1001, 3]])
  })

  it('counts once when merged twenty times at once; the other requests are rejected (S11)', async () => {
    const { shop, merge, links } = open()
    const latest = await filledCart(shop, [bottle])
    const [abandoned] = await links(await filledCart(shop))
    const responses = await Promise.all(Array.from({ length: 20 }, () => merge(GUEST, { abandoned: abandoned!, latest })()))
    expect(responses.filter(({ _tag }) => _tag === 'Right')).toHaveLength(1)
    expect(packs(await value(shop.getCart(GUEST, { token: latest })))).toEqual([[2001, 1], [1001, 1]])
    expect(await refusal(merge(GUEST, { abandoned: abandoned!, latest }))).toEqual({ _tag: 'CartCompleted' })
  })

  it('CC-ABAND-05 is restored only while it is valid and not ordered, with its items and no personal data', async () => {
    const { shop, setCurrent, merge, links } = open()
    expect(await refusal(setCurrent(GUEST, { link: cartLinkToken('nobody') }))).toEqual({ _tag: 'NotFound', what: 'cart' })
    const abandonedCart = await checkOutTo(shop, 'payment')
    const [link] = await links(abandonedCart.token)
    const cart = await value(setCurrent(GUEST, { link: link! }))
    expect(packs(cart)).toEqual([[1001, 1]])
    expect([cart.checkoutState, cart.token === abandonedCart.token]).toEqual(['cart', false])
    for (const key of PERSONAL) expect(cart).not.toHaveProperty(key)
    expect(await value(shop.getCart(GUEST, { token: abandonedCart.token }))).toMatchObject({
      email: abandonedCart.email, billingAddress: abandonedCart.billingAddress, checkoutState: 'payment_selected',
    })
    await value(shop.placeCartOrder(abandonedCart.token, { termsAccepted: true, expectedTotal: abandonedCart.totals.total }))
    expect(await refusal(setCurrent(GUEST, { link: link! }))).toEqual({ _tag: 'CartCompleted' })
    expect(await refusal(merge(GUEST, { abandoned: link!, latest: await filledCart(shop) }))).toEqual({ _tag: 'CartCompleted' })
  })

  it('keeps the visitor’s current cart, counts once for any number of visits of the link, and stays complete for its owner', async () => {
    const { shop, setCurrent, links } = open()
    const left = await checkOutTo(shop, 'address', { items: [lensItem({ quantity: 2 })] })
    const [link] = await links(left.token)
    expect(await value(setCurrent(GUEST, { link: link!, latest: left.token }))).toEqual(await value(shop.deps.carts.cart(left.token)))
    const own = await checkOutTo(shop, 'email', { items: [lensItem(), bottle] })
    const responses = await Promise.all(Array.from({ length: 20 }, () => value(setCurrent(GUEST, { link: link!, latest: own.token }))))
    for (const cart of responses) expect([cart.token, cart.email, packs(cart)]).toEqual([own.token, own.email, [[1001, 3], [2001, 1]]])
    expect(packs(await value(shop.getCart(GUEST, { token: left.token })))).toEqual([[1001, 2]])
    const done = await placeOrder(shop)
    expect(packs(await value(setCurrent(GUEST, { link: link!, latest: done.cartToken })))).toEqual([[1001, 2]])
  })

  it('of a customer stays theirs: others get a copy of its items, and cannot empty it', async () => {
    const { shop, setCurrent, merge, links } = open()
    const [owner, other] = ['account-1', 'account-2'] as unknown as [AccountId, AccountId]
    const cart = await checkOutTo(shop, 'address')
    const [link] = await links(cart.token)
    await takeCartOver(shop.deps, owner, cart.token, ({ guestCart }) =>
      (guestCart === undefined ? {} : { own: { ...guestCart, accountId: owner } }))
    for (const by of [GUEST, signedInCaller(await signedIn(shop.deps, other))]) {
      const copy = await value(setCurrent(by, { link: link! }))
      expect(copy.token).not.toBe(cart.token)
      expect(packs(copy)).toEqual(packs(cart))
      expect(JSON.stringify(copy)).not.toContain('erika')
    }
    const latest = await filledCart(shop, [bottle])
    for (let index = 0; index < 2; index += 1) {
      const merged = await value(merge(customer(other), { abandoned: link!, latest }))
      expect(packs(merged)).toEqual([[2001, 1], [1001, 1]])
      for (const key of PERSONAL) expect(merged).not.toHaveProperty(key)
    }
    const by = await signedIn(shop.deps, owner)
    expect(await value(setCurrent(signedInCaller(by), { link: link! }))).toEqual(await value(shop.deps.carts.cart(cart.token)))
    expect(await value(shop.getCart(customer(owner), { token: cart.token })))
      .toMatchObject({ email: cart.email, billingAddress: cart.billingAddress })
  })
})
