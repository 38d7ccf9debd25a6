import { describe, expect, it } from 'vitest'
import { sessionInMemory } from '../../../../adapters/memory/identity/session-in-memory.ts'
import type { Callers } from '../../../../application/commerce/shop/request-context.ts'
import { AT, openCommerce } from '../../../support/commerce.ts'
import { makePlaceCartOrder } from '../../../../application/commerce/order/place-cart-order.ts'
import { makeBrowserKey } from '../../../../domain/visit/browser-key.ts'
import { makeEmail } from '../../../../domain/customer/email.ts'
import { made } from '../../../support/builders/made.ts'
import { consentTo } from '../../../support/consent-to.ts'
import { refusal, value } from '../../../support/outcome.ts'
import { checkOutTo, usualCatalogue } from '../../../support/purchase.ts'

const ANNA = { email: 'anna@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' }
const DAY = 24 * 3_600_000

const somebody = (from = 'here'): Callers['visitor'] =>
  ({ ...AT, publicUrl: 'https://iris.example', from, session: sessionInMemory(), owner: undefined })

/** An order of a guest, with the browser it was ordered in. */
const ordered = async (named?: string) => {
  const shop = openCommerce(usualCatalogue())
  const buyer = somebody()
  const ready = await checkOutTo(shop, 'payment')
  const cart = named === undefined ? ready : await value(shop.setEmail(ready.token, named))
  const consent = consentTo(cart)
  const { token } = await value(shop.createOrder(buyer, cart.token, consent))
  const { email, billingAddress: { postcode } } = await value(shop.deps.orders.order(token))
  return { shop, buyer, token, proof: { email: String(email), postcode } }
}

describe('the link to an order', () => {
  it('F-I04 shows the order whole in the browser that ordered it, and to nobody else who holds the link', async () => {
    const { shop, buyer, token, proof } = await ordered()
    expect(await value(shop.getOrder(buyer, token))).toMatchObject({ token, email: proof.email })
    expect(await refusal(shop.getOrder(somebody(), token))).toEqual({ _tag: 'OrderOfAnother' })
  })

  it('H-S03 ordering once more is answered in the browser that ordered and to the owner only, whatever anybody agrees to', async () => {
    const shop = openCommerce(usualCatalogue())
    const [buyer, stranger] = [somebody(), somebody('elsewhere')]
    const cart = await checkOutTo(shop, 'payment')
    const consent = consentTo(cart)
    const { token } = await value(shop.createOrder(buyer, cart.token, consent))
    // The answer was lost: nothing but the browser's key is left of it.
    const again = { ...buyer, session: { ...sessionInMemory(), browser: buyer.session.browser } }
    for (const by of [buyer, again]) expect((await value(shop.createOrder(by, cart.token, consent))).token).toBe(token)
    for (const termsAccepted of [true, false]) {
      const request = { ...consent, termsAccepted }
      expect(await refusal(shop.createOrder(stranger, cart.token, request))).toEqual({ _tag: 'OrderOfAnother' })
      expect(stranger.session.ordered()).toEqual([])
    }
    expect(await refusal(shop.getOrder(stranger, token))).toEqual({ _tag: 'OrderOfAnother' })

    await value(shop.signUp(somebody(), ANNA))
    const { claimed } = await value(shop.deps.customers.claims(made(makeEmail(ANNA.email))))
    if (claimed === undefined) throw new Error('no account')
    const owner = claimed.customer.accountId
    const own = await checkOutTo(shop, 'payment')
    const paymentProvider = { ...somebody(), owner }
    const order = await value(shop.createOrder(paymentProvider, own.token, consentTo(own)))
    for (const { id } of await value(shop.listAddresses(owner))) await value(shop.removeAddress(owner, id))
    const phone = { ...somebody('on the way'), owner }
    expect((await value(shop.createOrder(phone, own.token, consent))).token).toBe(order.token)
    expect(phone.session.ordered()).toEqual([])
    expect(await refusal(shop.createOrder(stranger, own.token, consent))).toEqual({ _tag: 'OrderOfAnother' })
    expect(await value(shop.listAddresses(owner)), 'remembered by the request that ordered alone').toEqual([])
  })

  it('N2 which order a cart became is told to the browser that ordered, and to nobody else who knows the cart', async () => {
    const shop = openCommerce(usualCatalogue())
    const buyer = somebody()
    const cart = await checkOutTo(shop, 'payment')
    const NOT_FOUND = { _tag: 'NotFound', what: 'cart' }
    expect(await refusal(shop.getOrderOfCart(buyer, cart.token)), 'before it is ordered').toEqual(NOT_FOUND)
    const { token } = await value(shop.createOrder(buyer, cart.token, consentTo(cart)))
    const again = { ...buyer, session: { ...sessionInMemory(), browser: buyer.session.browser } }
    expect(await value(shop.getOrderOfCart(again, cart.token))).toBe(token)
    expect((await value(shop.getOrder(again, token))).token, 'seen whole from then on').toBe(token)
    const [unknown, other] = [somebody('elsewhere'), somebody('elsewhere')]
    other.session.setBrowser(made(makeBrowserKey('x'.repeat(43))))
    for (const stranger of [unknown, other]) {
      expect(await refusal(shop.getOrderOfCart(stranger, cart.token))).toEqual(NOT_FOUND)
      expect([stranger.session.ordered(), await refusal(shop.getOrder(stranger, token))]).toEqual([[], { _tag: 'OrderOfAnother' }])
    }
    // An order that no browser made, as a subscription's, is not that of a browser without a key.
    const unseen = await checkOutTo(shop, 'payment')
    await value(makePlaceCartOrder(shop.deps)(unseen.token, consentTo(unseen)))
    expect(await refusal(shop.getOrderOfCart(somebody(), unseen.token))).toEqual(NOT_FOUND)
  })

  it('F-B01 H-S03 two presses at once are of one browser, whose key it got with the step before', async () => {
    const shop = openCommerce(usualCatalogue())
    const buyer = somebody()
    const { token } = await checkOutTo(shop, 'shipping')
    const cart = await value(shop.forCaller(undefined, buyer.session).checkout.updatePaymentMethod(token, 'visa'))
    const press = () => ({ ...buyer, session: { ...sessionInMemory(), browser: buyer.session.browser } })
    const placed = await Promise.all([press(), press()].map((by) => value(shop.createOrder(by, token, consentTo(cart)))))
    expect(placed[1]?.token).toBe(placed[0]?.token)
  })

  it('F-I04 tells a stranger how the order stands and what is in it, and neither a person nor a lens value', async () => {
    const { shop, token } = await ordered()
    const shared = await value(shop.trackOrder(token))
    expect(shared).toMatchObject({ number: 'IR-2026-000001', status: 'payment_pending', lines: [{ quantity: 1 }] })
    expect(Object.keys(shared).toSorted()).toEqual(['lines', 'number', 'status'])
    expect(shared.lines.map((line) => Object.keys(line).toSorted())).toEqual(shared.lines.map(() => ['quantity', 'titles']))
  })

  it('F-I04 tells a stranger nothing any more after thirty days', async () => {
    const { shop, token } = await ordered()
    shop.clock.advance(30 * DAY - 1)
    expect(await value(shop.trackOrder(token))).toHaveProperty('number')
    shop.clock.advance(1)
    expect(await refusal(shop.trackOrder(token))).toEqual({ _tag: 'OrderOfAnother' })
  })

  it('F-I04 opens the order, at any time, to whoever knows its e-mail and a postcode of it, and then stays open there', async () => {
    const { shop, token, proof } = await ordered()
    shop.clock.advance(400 * DAY)
    const buyer = somebody()
    const spelled = { email: proof.email.toUpperCase(), postcode: ` ${proof.postcode} ` }
    expect(await value(shop.verifyOrderAccess(buyer, token, spelled))).toMatchObject({ token })
    expect(await value(shop.getOrder(buyer, token))).toMatchObject({ token })
  })

  it('AS-NORM-04 is opened by its mailbox in capitals and between blanks', async () => {
    const { shop, token, proof } = await ordered('anna@example.ch')
    expect(await value(shop.verifyOrderAccess(somebody(), token, { ...proof, email: '  Anna@Example.CH ' }))).toMatchObject({ token })
  })

  it('AS-NORM-05 is opened by another spelling of a Gmail box, and by no suffix of a box elsewhere', async () => {
    const open = async (typed: string, email: string) => {
      const { shop, token, proof: { postcode } } = await ordered(email)
      return (await shop.verifyOrderAccess(somebody(), token, { email: typed, postcode })())._tag
    }
    expect(await open('Eri.ka+shop@googlemail.com', 'erika@gmail.com')).toBe('Right')
    expect(await open('erika+shop@example.ch', 'erika@example.ch')).toBe('Left')
  })

  it('AS-NORM-06 CC-NORM-06 is opened by its postcode with dots, hyphens and tildes, and by no other one', async () => {
    const { shop, token, proof } = await ordered()
    const [first = '', ...others] = proof.postcode
    const spelled = `${first}.-${others.join('')}~`
    expect(await value(shop.verifyOrderAccess(somebody(), token, { ...proof, postcode: spelled }))).toMatchObject({ token })
    const other = shop.verifyOrderAccess(somebody('there'), token, { ...proof, postcode: `${spelled}1` })
    expect(await refusal(other)).toEqual({ _tag: 'OrderAccessNotVerified' })
  })

  it('F-I04 is not opened by one of both, nor by trying', async () => {
    const { shop, token, proof } = await ordered()
    const stranger = somebody()
    for (const wrong of [{ ...proof, postcode: '9999' }, { ...proof, email: 'x@example.ch' }, { ...proof, postcode: '' }])
      expect(await refusal(shop.verifyOrderAccess(stranger, token, wrong))).toEqual({ _tag: 'OrderAccessNotVerified' })
    for (let more = 0; more < 2; more += 1) await refusal(shop.verifyOrderAccess(stranger, token, { ...proof, postcode: '1' }))
    expect(await refusal(shop.verifyOrderAccess(stranger, token, proof))).toEqual({ _tag: 'TooManyAttempts', minutes: 15 })
    const manyNetworks = Array.from({ length: 100 }, (_, network) => somebody(`network ${network}`))
    for (const one of manyNetworks) await shop.verifyOrderAccess(one, token, { ...proof, postcode: '1' })()
    expect(await refusal(shop.verifyOrderAccess(somebody('anywhere'), token, proof))).toEqual({ _tag: 'TooManyAttempts', minutes: 15 })
    expect(stranger.session.ordered()).toEqual([])
    expect(await refusal(shop.getOrder(stranger, token))).toEqual({ _tag: 'OrderOfAnother' })
  })

  it('F-I04 shows a customer’s order whole to her wherever she is signed in, until she signs out', async () => {
    const shop = openCommerce(usualCatalogue())
    const buyer = somebody()
    await value(shop.signUp(buyer, ANNA))
    const { owner } = await value(shop.resolveCaller('customer', buyer))
    const cart = await checkOutTo(shop, 'payment')
    const consent = consentTo(cart)
    const { token } = await value(shop.createOrder({ ...buyer, owner }, cart.token, consent))
    const phone = somebody('there')
    await value(shop.signIn(phone, ANNA))
    expect(await value(shop.getOrder(await value(shop.resolveCaller('visitor', phone)), token))).toMatchObject({ token })
    for (const device of [phone, buyer]) {
      await value(shop.signOut(device))
      expect(await refusal(shop.getOrder(await value(shop.resolveCaller('visitor', device)), token))).toEqual({ _tag: 'OrderOfAnother' })
    }
  })
})
