import { describe, expect, it } from 'vitest'
import { openHeadlessShop, type HeadlessShop } from '../../adapters/composition/headless/open-headless-shop.ts'
import type { Visitor } from '../../adapters/composition/headless/open-visitor.ts'
import { Refused } from '../../adapters/composition/headless/storefront-of.ts'
import { CurrentIdentity } from '../../application/storefront/identity/current-identity.ts'
import { ProposePayment } from '../../application/storefront/payment/propose-payment.ts'
import type { ProductId } from '../../domain/product/product.ts'
import { completeEmailLink } from '../support/complete-email-link.ts'
import { consentTo } from '../support/consent-to.ts'
import { value } from '../support/outcome.ts'
import { GUEST } from '../support/commerce.ts'

const ANNA = { email: 'anna.keller@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const BEA = { email: 'bea.meier@example.ch', password: 'noch8besser-sehen', firstName: 'Bea', lastName: 'Meier' }
const BILLING = {
  firstName: 'Anna', lastName: 'Keller', street: 'Seeweg', streetNumber: '4', postcode: '8002', city: 'Zürich', countryCode: 'CH',
}
const MINUS_THREE = { sphere: -3, radius: 8.6, diameter: 14 }
const MINUS_TWO = { sphere: -2, radius: 8.6, diameter: 14 }

const lensId = async (visitor: Visitor): Promise<ProductId> => {
  const hits = await visitor.search('Biofinity')
  const hit = hits.find(({ product: { titles } }) => titles.de.startsWith('Biofinity') && !titles.de.includes('toric'))
  if (hit === undefined) throw new Error('No lens')
  return hit.product.id
}

const put = async (visitor: Visitor, option = MINUS_THREE, quantity = 1) =>
  visitor.addToCart({ productId: await lensId(visitor), eye: 'right', option, quantity })

/** The items of a visitor's cart: sphere and packs. */
const contents = async (visitor: Visitor): Promise<readonly (readonly [unknown, number])[]> =>
  ((await visitor.loadCart())?.lines ?? []).map((line) => [line.option.sphere, line.quantity] as const)

const refusalOf = async (request: Promise<unknown>): Promise<unknown> =>
  request.then(() => 'not refused', (error: unknown) => (error instanceof Refused ? error.failure : error))

const buy = async (visitor: Visitor, method = 'twint') => {
  await put(visitor)
  await visitor.setAddresses({ billing: BILLING })
  const [shipping] = await visitor.listShippingOptions()
  await visitor.chooseShipping(shipping?.key ?? '')
  const cart = await visitor.choosePayment(method)
  return (await visitor.placeOrder(consentTo(cart))).orderToken
}

const buyPaid = async (shop: HeadlessShop, visitor: Visitor) => {
  const orderToken = await buy(visitor)
  await shop.settlePayment(orderToken, 'paid')
  return orderToken
}

const customer = async (shop: HeadlessShop, who = ANNA): Promise<Visitor> => {
  const visitor = shop.visitor()
  await visitor.signUp(who)
  await completeEmailLink(shop.ports, who)
  await visitor.signIn(who)
  return visitor
}

describe('the owner of a cart', () => {
  it('a guest: the one with its token', async () => {
    const shop = openHeadlessShop()
    const [guest, stranger] = [shop.visitor(), shop.visitor()]
    await put(guest)
    expect(await contents(guest)).toEqual([[-3, 1]])
    expect(await contents(stranger)).toEqual([])
  })

  it('a customer: theirs on every device', async () => {
    const shop = openHeadlessShop()
    const atHome = await customer(shop)
    await put(atHome)
    const onTheTrain = shop.visitor()
    await onTheTrain.signIn(ANNA)
    expect(await contents(onTheTrain)).toEqual([[-3, 1]])
    await put(onTheTrain)
    expect(await contents(atHome)).toEqual([[-3, 2]])
  })

  it('login in between: everything is in one cart and nothing is lost', async () => {
    const shop = openHeadlessShop()
    const before = await customer(shop)
    await put(before, MINUS_TWO)
    const guest = shop.visitor()
    await put(guest)
    await put(guest, MINUS_TWO, 2)
    const guestToken = guest.cartToken()
    await guest.setEmail('anna.keller@example.ch')
    await guest.setAddresses({ billing: BILLING })
    await guest.signIn(ANNA)
    expect(await contents(guest)).toEqual([[-2, 3], [-3, 1]])
    const cart = await guest.loadCart()
    expect(cart?.checkoutState).toBe('addressed')
    expect(cart?.billingAddress?.street).toBe('Seeweg')
    expect(guest.cartToken()).not.toBe(guestToken)
    expect(await shop.ports.carts.cart(guestToken!)()).toEqual({ _tag: 'Left', left: { _tag: 'NotFound', what: 'cart' } })
  })

  it('H-K04 login with a guest’s cart: it becomes the customer’s under a new token', async () => {
    const shop = openHeadlessShop()
    await customer(shop)
    const guest = shop.visitor()
    await put(guest)
    const token = guest.cartToken()
    await guest.signIn(ANNA)
    expect(guest.cartToken()).not.toBe(token)
    expect(await contents(guest)).toEqual([[-3, 1]])
    const stranger = shop.commerce.shop(GUEST).cart
    for (const cartToken of [token!, guest.cartToken()!])
      expect(await stranger.getCart({ token: cartToken })()).toEqual({ _tag: 'Left', left: { _tag: 'NotFound', what: 'cart' } })
  })

  it('repeated logins: nothing counts twice', async () => {
    const shop = openHeadlessShop()
    const anna = await customer(shop)
    await put(anna)
    await Promise.all([anna.signIn(ANNA), anna.signIn(ANNA), anna.signIn(ANNA)])
    expect(await contents(anna)).toEqual([[-3, 1]])
  })

  it('logout: the device drops the cart, which stays stored', async () => {
    const shop = openHeadlessShop()
    const anna = shop.visitor()
    await anna.signUp(ANNA)
    await put(anna)
    await anna.signOut()
    expect(anna.cartToken()).toBeUndefined()
    expect(await contents(anna)).toEqual([])
    expect(anna.injector.get(CurrentIdentity).now()).toEqual({ _tag: 'Guest' })
    await anna.signIn(ANNA)
    expect(await contents(anna)).toEqual([[-3, 1]])
  })

  it('expiry: neither the cart nor the orders are shown, and both stay stored', async () => {
    const shop = openHeadlessShop()
    const anna = await customer(shop)
    await put(anna)
    shop.clock.set(new Date(shop.clock.now().getTime() + 31 * 24 * 3600 * 1000))
    expect(await contents(anna)).toEqual([])
    expect(await refusalOf(anna.shop.order.listOrders({ page: 1 }))).toEqual({ _tag: 'NotSignedIn' })
    await anna.signIn(ANNA)
    expect(await contents(anna)).toEqual([[-3, 1]])
  })

  it('expiry: the visitor is a guest from then on, and may sign in again', async () => {
    const shop = openHeadlessShop()
    const who = (visitor: Visitor) => visitor.injector.get(CurrentIdentity).now()?._tag
    const operations: readonly ((visitor: Visitor) => Promise<unknown>)[] = [
      ({ shop: { order } }) => order.listOrders({ page: 1 }), ({ shop: { order } }) => order.getOwnOrder({ id: 1 }),
      ({ shop: { order } }) => order.getDocuments({ documents: ['invoice-1'] }),
      (visitor) => visitor.shop.loyalty.getBonusPoints({}),
      (visitor) => visitor.shop.loyalty.getMilesAndMorePoints({ page: 1 }),
      (visitor) => visitor.setOwnMilesNumber('999912345678901'),
    ]
    await customer(shop)
    for (const ask of operations) {
      const anna = shop.visitor()
      await anna.signIn(ANNA)
      expect(who(anna)).toBe('SignedIn')
      shop.clock.set(new Date(shop.clock.now().getTime() + 31 * 24 * 3600 * 1000))
      expect(await refusalOf(ask(anna))).toEqual({ _tag: 'NotSignedIn' })
      expect([who(anna), await anna.loadProfile()]).toEqual(['Guest', { _tag: 'Guest' }])
      await anna.signIn(ANNA)
      expect(who(anna)).toBe('SignedIn')
    }
  })

  it('a wrong password: a signed-in customer stays signed in', async () => {
    const shop = openHeadlessShop()
    const anna = await customer(shop)
    expect(await refusalOf(anna.signIn({ ...ANNA, password: 'wrong-password-1' }))).toEqual({ _tag: 'WrongCredentials' })
    await anna.setOwnMilesNumber('999912345678901')
    expect(anna.injector.get(CurrentIdentity).now()).toMatchObject({
      customer: { firstName: 'Anna', milesAndMoreNumber: '999912345678901' },
    })
  })

  it('an own miles number: is available to the customer at once', async () => {
    const shop = openHeadlessShop()
    const anna = await customer(shop)
    await anna.setOwnMilesNumber('999912345678901')
    expect(anna.injector.get(CurrentIdentity).now()).toMatchObject({ customer: { milesAndMoreNumber: '999912345678901' } })
  })

  it('another customer on the same device: does not get data of the first one', async () => {
    const shop = openHeadlessShop()
    const device = await customer(shop)
    await put(device)
    await device.signUp(BEA)
    expect(await contents(device)).toEqual([])
    const atHome = shop.visitor()
    await atHome.signIn(ANNA)
    expect(await contents(atHome)).toEqual([[-3, 1]])
  })
})

describe('the permissions of a customer', () => {
  it('CC-ROLE-02 a customer has a history and points, a guest must sign in', async () => {
    const shop = openHeadlessShop()
    const anna = await customer(shop)
    await buyPaid(shop, anna)
    expect((await anna.shop.order.listOrders({ page: 1 })).orders).toHaveLength(1)
    expect(await anna.shop.loyalty.getBonusPoints({})).toBeGreaterThan(0)
    expect((await anna.shop.loyalty.getMilesAndMorePoints({ page: 1 })).points).toEqual([])
    expect(await anna.shop.loyalty.getBonusPointsStatement({ page: 1 })).toMatchObject({ movements: [{ state: 'earned' }], total: 1 })
    expect(await anna.setOwnMilesNumber('999912345678901')).toMatchObject({ milesAndMoreNumber: '999912345678901' })
    const [own] = (await anna.shop.order.listOrders({ page: 1 })).orders
    const byId = { lastOrder: { _tag: 'ById', internalOrderId: String(own?.id) }, source: 'account' } as const
    expect((await anna.reorder(byId)).destination).toBe('checkout')
    const guest = shop.visitor()
    const { order, loyalty } = guest.shop
    const requests = [
      order.listOrders({ page: 1 }), order.getOwnOrder({ id: 1 }), order.getDocuments({ documents: ['invoice-1'] }),
      loyalty.getBonusPoints({}), loyalty.getMilesAndMorePoints({ page: 1 }),
      guest.setOwnMilesNumber('999912345678901'), loyalty.getBonusPointsStatement({ page: 1 }),
    ]
    for (const one of requests) expect(await refusalOf(one)).toEqual({ _tag: 'NotSignedIn' })
    expect((await guest.reorder(byId)).destination).toBe('stay')
  })

  it('CC-ROLE-05 CC-CALL-17 returns another’s order like one that does not exist; the token opens it to its owner only', async () => {
    const shop = openHeadlessShop()
    const [anna, bea] = [await customer(shop), await customer(shop, BEA)]
    const token = await buyPaid(shop, anna)
    const [order] = (await anna.shop.order.listOrders({ page: 1 })).orders
    expect(await anna.shop.order.getOwnOrder({ id: order!.id })).toMatchObject({ number: order!.number })
    expect(await refusalOf(bea.shop.order.getOwnOrder({ id: order!.id }))).toEqual({ _tag: 'NotFound', what: 'order' })
    expect(await refusalOf(bea.shop.order.getOwnOrder({ id: 999_999 }))).toEqual({ _tag: 'NotFound', what: 'order' })
    expect(await refusalOf(bea.shop.order.getDocuments({ documents: [`invoice-${order!.id}`] })))
      .toEqual({ _tag: 'NotFound', what: 'document' })
    expect((await anna.viewOrder(token)).id).toBe(order!.id)
    for (const stranger of [bea, shop.visitor()]) expect(await refusalOf(stranger.viewOrder(token))).toEqual({ _tag: 'OrderOfAnother' })
  })

  it('CC-CALL-15 lists own orders, newest first, ten a page, and counts them all', async () => {
    const shop = openHeadlessShop()
    const [anna, bea] = [await customer(shop), await customer(shop, BEA)]
    await buyPaid(shop, bea)
    for (const day of [10, 30, 20]) {
      shop.clock.set(new Date(Date.UTC(2026, 2, day)))
      await anna.signIn(ANNA)
      await buyPaid(shop, anna)
    }
    const { orders, total } = await anna.shop.order.listOrders({ page: 1 })
    expect(orders.map(({ createdAt }) => createdAt.slice(8, 10))).toEqual(['30', '20', '10'])
    expect(total).toBe(3)
  })

  it('CC-PAY-01 CC-CALL-20 offers an invoice to customers with a paid order, to no one else', async () => {
    const shop = openHeadlessShop()
    const [anna, bea] = [await customer(shop), await customer(shop, BEA)]
    const offered = async (visitor: Visitor) => (await visitor.listPaymentMethods()).includes('invoice')
    await put(anna)
    expect(await offered(anna)).toBe(false)
    await buyPaid(shop, anna)
    await put(anna)
    await put(bea)
    expect([await offered(anna), await offered(bea)]).toEqual([true, false])
    const cart = await anna.loadCart()
    expect(await value(anna.injector.get(ProposePayment)(cart!))).toEqual({ lastPaymentMethod: 'twint', invoiceAllowed: true })
    expect(await value(bea.injector.get(ProposePayment)(cart!))).toEqual({ invoiceAllowed: false })
    await bea.setAddresses({ billing: BILLING })
    await bea.chooseShipping((await bea.listShippingOptions())[0]?.key ?? '')
    expect(await refusalOf(bea.choosePayment('invoice'))).toEqual({ _tag: 'PaymentNotOffered', method: 'invoice' })
  })

  it(
    'CC-GUARD-05 CC-GUARD-06 CC-GUARD-07 opens no step too early: guests go to the latest allowed one, customers never to the first',
    async () => {
      const shop = openHeadlessShop()
      const [guest, anna] = [shop.visitor(), await customer(shop)]
      const inputOf = async (visitor: Visitor, step: 'address' | 'shipping' | 'payment') => (await visitor.enterCheckout(step)).decision
      await put(guest)
      expect(await inputOf(guest, 'shipping')).toEqual({ _tag: 'Redirect', to: 'customer' })
      await guest.setEmail('guest@example.ch')
      expect(await inputOf(guest, 'payment')).toEqual({ _tag: 'Redirect', to: 'address' })
      await guest.setAddresses({ billing: BILLING })
      expect(await inputOf(guest, 'payment')).toEqual({ _tag: 'Redirect', to: 'shipping' })
      expect([await inputOf(guest, 'shipping'), await inputOf(guest, 'address')]).toEqual([{ _tag: 'Enter' }, { _tag: 'Enter' }])
      await put(anna)
      expect(await inputOf(anna, 'shipping')).toEqual({ _tag: 'Redirect', to: 'address' })
    },
  )

  it('CC-SCOPE-02 reorders from the history and pays', async () => {
    const shop = openHeadlessShop()
    const anna = await customer(shop)
    await buyPaid(shop, anna)
    const [last] = (await anna.shop.order.listOrders({ page: 1 })).orders
    const { destination } = await anna.reorder({ lastOrder: { _tag: 'ByToken', token: last!.token }, source: 'account' })
    expect([destination, await contents(anna)]).toEqual(['checkout', [[-3, 1]]])
    await anna.setAddresses({ billing: BILLING })
    await anna.chooseShipping((await anna.listShippingOptions())[0]?.key ?? '')
    const cart = await anna.choosePayment('twint')
    const { orderToken } = await anna.placeOrder(consentTo(cart))
    await shop.settlePayment(orderToken, 'paid')
    expect((await anna.viewOrder(orderToken)).status).toBe('new')
    expect((await anna.shop.order.listOrders({ page: 1 })).orders).toHaveLength(2)
  })

  it('AS-CHECKOUT-06 CC-GUARD-02 starts at the address, which is filled in from the last order', async () => {
    const shop = openHeadlessShop()
    const anna = await customer(shop)
    await put(anna)
    expect((await anna.enterCheckout('customer')).decision).toEqual({ _tag: 'Redirect', to: 'address' })
    expect((await anna.enterCheckout(undefined)).decision).toEqual({ _tag: 'Redirect', to: 'address' })
    expect((await anna.enterCheckout('address')).decision).toEqual({ _tag: 'Enter' })
    await buyPaid(shop, anna)
    const again = shop.visitor()
    expect((await again.signIn(ANNA)).defaultAddress).toMatchObject({ street: 'Seeweg' })
  })
})

describe('signing in', () => {
  it('rejects an unknown e-mail and a wrong password in the same way', async () => {
    const shop = openHeadlessShop()
    await customer(shop)
    const guest = shop.visitor()
    const refusals = [
      await refusalOf(guest.signIn({ email: ANNA.email, password: 'wrong-password-1' })),
      await refusalOf(guest.signIn({ email: 'nobody@example.ch', password: 'wrong-password-1' })),
    ]
    expect(refusals).toEqual([{ _tag: 'WrongCredentials' }, { _tag: 'WrongCredentials' }])
  })

  it('I8 slows down password attempts, also many at once, and lets the owner sign in later', async () => {
    const shop = openHeadlessShop()
    await customer(shop)
    const enemy = shop.visitor()
    const tries = await Promise.all(
      Array.from({ length: 30 }, (_, index) => refusalOf(enemy.signIn({ email: ANNA.email, password: `wrong-password-${index}` }))),
    )
    expect(tries.filter((one) => (one as { _tag: string })._tag === 'WrongCredentials')).toHaveLength(10)
    expect(await refusalOf(enemy.signIn(ANNA))).toEqual({ _tag: 'TooManyAttempts', minutes: 15 })
    shop.clock.set(new Date(shop.clock.now().getTime() + 16 * 60 * 1000))
    expect((await enemy.signIn(ANNA)).firstName).toBe('Anna')
  })

  it('AS-PWD-01 AS-PWD-02 rejects weak passwords and missing names', async () => {
    const shop = openHeadlessShop()
    await customer(shop)
    const other = shop.visitor()
    const weak = [
      ['abcdef1', 'too_short'], ['password123', 'common'], ['abcdefgh', 'needs_letter_and_digit'], ['48151623', 'needs_letter_and_digit'],
    ] as const
    for (const [password, why] of weak)
      expect(await refusalOf(other.signUp({ ...BEA, password }))).toEqual({ _tag: 'WeakPassword', why })
    expect(await refusalOf(other.signUp({ ...BEA, firstName: ' ' }))).toEqual({
      _tag: 'InvalidNames',
      fields: [{ _tag: 'Missing', field: 'firstName' }],
    })
  })
})
