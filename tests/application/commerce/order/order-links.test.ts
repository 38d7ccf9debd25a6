import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import type { Callers } from '../../../../application/commerce/shop/request-context.ts'
import { AT, openCommerce, GUEST, customer } from '../../../support/commerce.ts'
import { makePlaceCartOrder } from '../../../../application/commerce/order/place-cart-order.ts'
import { makeBrowserKey } from '../../../../domain/visit/browser-key.ts'
import { makeEmail } from '../../../../domain/customer/email.ts'
import { made } from '../../../support/builders/made.ts'
import { consentTo } from '../../../support/consent-to.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { checkOutTo, usualCatalogue } from '../../../support/purchase.ts'

const ANNA = { email: 'anna@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const DAY = 24 * 3_600_000

const visitorOf = (from = 'here'): Callers['visitor'] =>
  ({ ...AT, publicUrl: 'https://iris.example', from, session: sessionInMemory(), owner: undefined })

/** A guest order, with the browser that placed it. */
const ordered = async (named?: string) => {
  const shop = openCommerce(usualCatalogue())
  const buyer = visitorOf()
  const ready = await checkOutTo(shop, 'payment')
  const cart = named === undefined ? ready : await value(shop.setEmail(ready.token, named))
  const consent = consentTo(cart)
  const token = await value(shop.createOrder(buyer, { token: cart.token, consent }))
  const { email, billingAddress: { postcode } } = await value(shop.deps.orders.order(token))
  return { shop, buyer, token, proof: { email: String(email), postcode } }
}

describe('the link to an order', () => {
  it('F-I04 shows the whole order in the browser that placed it, and to no one else who has the link', async () => {
    const { shop, buyer, token, proof } = await ordered()
    expect(await value(shop.getOrder(buyer, { token }))).toMatchObject({ token, email: proof.email })
    expect(await refusal(shop.getOrder(visitorOf(), { token }))).toEqual({ _tag: 'OrderOfAnother' })
  })

  it('H-S03 allows a reorder in the browser that placed the order and to the owner only, whatever anyone confirms', async () => {
    const shop = openCommerce(usualCatalogue())
    const [buyer, stranger] = [visitorOf(), visitorOf('elsewhere')]
    const cart = await checkOutTo(shop, 'payment')
    const consent = consentTo(cart)
    const token = await value(shop.createOrder(buyer, { token: cart.token, consent }))
    // The answer was lost: nothing but the browser's key is left of it.
    const again = { ...buyer, session: { ...sessionInMemory(), browser: buyer.session.browser } }
    for (const by of [buyer, again]) expect(await value(shop.createOrder(by, { token: cart.token, consent }))).toBe(token)
    for (const termsAccepted of [true, false]) {
      const request = { ...consent, termsAccepted }
      expect(await refusal(shop.createOrder(stranger, { token: cart.token, consent: request }))).toEqual({ _tag: 'OrderOfAnother' })
      expect(stranger.session.ordered()).toEqual([])
    }
    expect(await refusal(shop.getOrder(stranger, { token }))).toEqual({ _tag: 'OrderOfAnother' })

    await value(shop.signUp(visitorOf(), { registration: ANNA }))
    const { claimed } = await value(shop.deps.customers.claims(made(makeEmail(ANNA.email))))
    if (claimed === undefined) throw new Error('no account')
    const owner = claimed.customer.accountId
    const own = await checkOutTo(shop, 'payment')
    const paymentProvider = { ...visitorOf(), owner }
    const order = await value(shop.createOrder(paymentProvider, { token: own.token, consent: consentTo(own) }))
    for (const { id } of await value(shop.listAddresses(customer(owner), {}))) await value(shop.removeAddress(customer(owner), { id }))
    const phone = { ...visitorOf('on the way'), owner }
    expect(await value(shop.createOrder(phone, { token: own.token, consent }))).toBe(order)
    expect(phone.session.ordered()).toEqual([])
    expect(await refusal(shop.createOrder(stranger, { token: own.token, consent }))).toEqual({ _tag: 'OrderOfAnother' })
    expect(await value(shop.listAddresses(customer(owner), {})), 'remembered by the request that ordered alone').toEqual([])
  })

  it('N2 the order of a cart is returned to the browser that placed it, and to no one else who knows the cart', async () => {
    const shop = openCommerce(usualCatalogue())
    const buyer = visitorOf()
    const cart = await checkOutTo(shop, 'payment')
    const NOT_FOUND = { _tag: 'NotFound', what: 'cart' }
    expect(await refusal(shop.getOrderOfCart(buyer, { token: cart.token })), 'before it is ordered').toEqual(NOT_FOUND)
    const token = await value(shop.createOrder(buyer, { token: cart.token, consent: consentTo(cart) }))
    const again = { ...buyer, session: { ...sessionInMemory(), browser: buyer.session.browser } }
    expect(await value(shop.getOrderOfCart(again, { token: cart.token }))).toBe(token)
    expect((await value(shop.getOrder(again, { token }))).token, 'seen whole from then on').toBe(token)
    const [unknown, other] = [visitorOf('elsewhere'), visitorOf('elsewhere')]
    other.session.setBrowser(made(makeBrowserKey('x'.repeat(43))))
    for (const stranger of [unknown, other]) {
      expect(await refusal(shop.getOrderOfCart(stranger, { token: cart.token }))).toEqual(NOT_FOUND)
      expect([stranger.session.ordered(), await refusal(shop.getOrder(stranger, { token }))]).toEqual([[], { _tag: 'OrderOfAnother' }])
    }
    // An order that no browser placed, such as a subscription's, does not belong to a browser without a key.
    const unseen = await checkOutTo(shop, 'payment')
    await value(makePlaceCartOrder(shop.deps)(unseen.token, consentTo(unseen)))
    expect(await refusal(shop.getOrderOfCart(visitorOf(), { token: unseen.token }))).toEqual(NOT_FOUND)
  })

  it('F-B01 H-S03 two clicks at once are from one browser, which got its key in the previous step', async () => {
    const shop = openCommerce(usualCatalogue())
    const buyer = visitorOf()
    const { token } = await checkOutTo(shop, 'shipping')
    const cart = await value(shop.updatePaymentMethod(buyer, { token, method: 'visa' }))
    const press = () => ({ ...buyer, session: { ...sessionInMemory(), browser: buyer.session.browser } })
    const placed = await Promise.all([press(), press()].map((by) => value(shop.createOrder(by, { token, consent: consentTo(cart) }))))
    expect(placed[1]).toBe(placed[0])
  })

  it('F-I04 shows a stranger the status and the items of the order, and neither personal data nor lens values', async () => {
    const { shop, token } = await ordered()
    const shared = await value(shop.trackOrder(GUEST, { token }))
    expect(shared).toMatchObject({ number: 'IR-2026-000001', status: 'payment_pending', lines: [{ quantity: 1 }] })
    expect(Object.keys(shared).toSorted()).toEqual(['lines', 'number', 'status'])
    expect(shared.lines.map((line) => Object.keys(line).toSorted())).toEqual(shared.lines.map(() => ['quantity', 'titles']))
  })

  it('F-I04 shows a stranger nothing after thirty days', async () => {
    const { shop, token } = await ordered()
    shop.clock.advance(30 * DAY - 1)
    expect(await value(shop.trackOrder(GUEST, { token }))).toHaveProperty('number')
    shop.clock.advance(1)
    expect(await refusal(shop.trackOrder(GUEST, { token }))).toEqual({ _tag: 'OrderOfAnother' })
  })

  it('F-I04 opens the order at any time with its e-mail address and one of its postcodes, and then stays open there', async () => {
    const { shop, token, proof } = await ordered()
    shop.clock.advance(400 * DAY)
    const buyer = visitorOf()
    const spelled = { email: proof.email.toUpperCase(), postcode: ` ${proof.postcode} ` }
    expect(await value(shop.verifyOrderAccess(buyer, { token, proof: spelled }))).toMatchObject({ token })
    expect(await value(shop.getOrder(buyer, { token }))).toMatchObject({ token })
  })

  it('AS-NORM-04 is opened by its e-mail address in capitals and between blanks', async () => {
    const { shop, token, proof } = await ordered('anna@example.ch')
    expect(await value(shop.verifyOrderAccess(visitorOf(), { token, proof: { ...proof, email: '  Anna@Example.CH ' } })))
      .toMatchObject({ token })
  })

  it('AS-NORM-05 is opened by another spelling of a Gmail address, and not by a suffix of another address', async () => {
    const open = async (typed: string, email: string) => {
      const { shop, token, proof: { postcode } } = await ordered(email)
      return (await shop.verifyOrderAccess(visitorOf(), { token, proof: { email: typed, postcode } })())._tag
    }
    expect(await open('Eri.ka+shop@googlemail.com', 'erika@gmail.com')).toBe('Right')
    expect(await open('erika+shop@example.ch', 'erika@example.ch')).toBe('Left')
  })

  it('AS-NORM-06 CC-NORM-06 is opened by its postcode with dots, hyphens and tildes, and by no other one', async () => {
    const { shop, token, proof } = await ordered()
    const [first = '', ...others] = proof.postcode
    const spelled = `${first}.-${others.join('')}~`
    expect(await value(shop.verifyOrderAccess(visitorOf(), { token, proof: { ...proof, postcode: spelled } }))).toMatchObject({ token })
    const other = shop.verifyOrderAccess(visitorOf('there'), { token, proof: { ...proof, postcode: `${spelled}1` } })
    expect(await refusal(other)).toEqual({ _tag: 'OrderAccessNotVerified' })
  })

  it('F-I04 is not opened by one of both, nor by repeated attempts', async () => {
    const { shop, token, proof } = await ordered()
    const stranger = visitorOf()
    for (const wrong of [{ ...proof, postcode: '9999' }, { ...proof, email: 'x@example.ch' }, { ...proof, postcode: '' }])
      expect(await refusal(shop.verifyOrderAccess(stranger, { token, proof: wrong }))).toEqual({ _tag: 'OrderAccessNotVerified' })
    for (let more = 0; more < 2; more += 1) await refusal(shop.verifyOrderAccess(stranger, { token, proof: { ...proof, postcode: '1' } }))
    expect(await refusal(shop.verifyOrderAccess(stranger, { token, proof }))).toEqual({ _tag: 'TooManyAttempts', minutes: 15 })
    const manyNetworks = Array.from({ length: 100 }, (_, network) => visitorOf(`network ${network}`))
    for (const one of manyNetworks) await shop.verifyOrderAccess(one, { token, proof: { ...proof, postcode: '1' } })()
    expect(await refusal(shop.verifyOrderAccess(visitorOf('anywhere'), { token, proof })))
      .toEqual({ _tag: 'TooManyAttempts', minutes: 15 })
    expect(stranger.session.ordered()).toEqual([])
    expect(await refusal(shop.getOrder(stranger, { token }))).toEqual({ _tag: 'OrderOfAnother' })
  })

  it('F-I04 shows a customer’s whole order wherever the customer is signed in, until signing out', async () => {
    const shop = openCommerce(usualCatalogue())
    const buyer = visitorOf()
    await value(shop.signUp(buyer, { registration: ANNA }))
    const { owner } = await value(shop.resolveCaller('customer', buyer))
    const cart = await checkOutTo(shop, 'payment')
    const consent = consentTo(cart)
    const token = await value(shop.createOrder({ ...buyer, owner }, { token: cart.token, consent }))
    const phone = visitorOf('there')
    await value(shop.signIn(phone, { credentials: ANNA }))
    expect(await value(shop.getOrder(await value(shop.resolveCaller('visitor', phone)), { token }))).toMatchObject({ token })
    for (const device of [phone, buyer]) {
      await value(shop.signOut(device, {}))
      expect(await refusal(shop.getOrder(await value(shop.resolveCaller('visitor', device)), { token })))
        .toEqual({ _tag: 'OrderOfAnother' })
    }
  })
})
