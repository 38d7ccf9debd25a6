import * as TE from 'fp-ts/lib/TaskEither.js'
import { pipe } from 'fp-ts/lib/function.js'
import { matchRoutes } from 'react-router'
import { describe, expect, it } from 'vitest'
import { openHeadlessShop } from '../../../adapters/composition/headless/open-headless-shop.ts'
import { CartTokenKeeper } from '../../../application/storefront/cart/cart-token-keeper.port.ts'
import { Shop } from '../../../application/storefront/shop/shop.ts'
import { LOCALES } from '../../../domain/shop/locale.ts'
import { localePath } from '../../../domain/shop/localized-path.ts'
import { makeRoutes } from '../../../ui/routing/routes.tsx'
import cartTexts from '../../../ui/messages/cart.json' with { type: 'json' }
import checkout from '../../../ui/messages/checkout.json' with { type: 'json' }
import orderTexts from '../../../ui/messages/order.json' with { type: 'json' }
import productTexts from '../../../ui/messages/product.json' with { type: 'json' }
import { consentTo } from '../../support/consent-to.ts'
import { elements, attributesOf, textOf } from '../../support/html.ts'
import { browse, openAt, openFilled, replacingOperations } from './browse.tsx'

const routes = makeRoutes()
const matched = (path: string) => matchRoutes(routes, path)?.at(-1)
const nameOf = (path: string) => matched(path)?.route.id?.split('/').at(-1)

describe('the routes of the checkout', () => {
  it('CC-ROUTE-07 AS-ROUTE-08 lead to every step and to the thank-you page of an order, and nowhere else', async () => {
    for (const step of ['address', 'billing', 'customer', 'payment', 'shipping'])
      expect(nameOf(`/checkout/${step}`)).toBe(`${step === 'billing' ? 'checkout-billing' : `checkout:${step}`}___de`)
    expect(matched('/checkout/thank-you/abc')?.params['orderToken']).toBe('abc')
    expect((await browse(openHeadlessShop().visitor()).get('/checkout/foo')).status).toBe(404)
  })

  it('CC-ROUTE-08 AS-ROUTE-09 pass to the payment step whether it belongs to a reorder', async () => {
    const { browser } = await openAt('payment')
    const reorderLabel = checkout['checkout.payment.reorder'].de
    expect((await browser.get('/checkout/payment?isReorder=true')).words).toContain(reorderLabel)
    expect((await browser.get('/checkout/payment/true')).words).toContain(reorderLabel)
    expect((await browser.get('/checkout/payment')).words).not.toContain(reorderLabel)
    expect((await browser.get('/checkout/payment?isReorder=false')).words).not.toContain(reorderLabel)
  })

  it('CC-ROUTE-09 AS-ROUTE-10 redirect capitalised addresses to their step, with the same rules', async () => {
    const { browser } = await openFilled()
    const children = { Address: 'address', Billing: 'billing', Customer: 'customer', Payment: 'payment', Shipping: 'shipping' }
    for (const [old, now] of Object.entries(children)) {
      const moved = await browser.get(`/Checkout/${old}`)
      expect([moved.status, moved.location]).toEqual([301, `/checkout/${now}`])
    }
    expect((await browser.get('/fr/Checkout/ThankYou/abc')).location).toBe('/fr/checkout/thank-you/abc')
    for (const name of ['constructor', '__proto__', 'toString']) expect((await browser.get(`/Checkout/${name}`)).status).toBe(404)
    expect((await browser.get('/checkout/address')).location).toBe('/checkout/customer')
  })

  it('AS-CHECKOUT-01 AS-CHECKOUT-02 CC-ROUTE-15 name the four steps in every language, and give billing no such name', () => {
    for (const locale of LOCALES) {
      for (const step of ['customer', 'address', 'shipping', 'payment'])
        expect(nameOf(localePath(locale, `/checkout/${step}`))).toBe(`checkout:${step}___${locale}`)
      expect(nameOf(localePath(locale, '/checkout/billing'))).not.toContain('checkout:')
    }
  })

  it('AS-CHECKOUT-02 CC-ROUTE-16 mark each page as its step, the last one as thank-you', async () => {
    type Module = { readonly handle: { readonly checkoutStep: string } }
    for (const step of ['customer', 'address', 'shipping', 'payment', 'thank-you']) {
      const lazy = matched(`/checkout/${step}${step === 'thank-you' ? '/abc' : ''}`)?.route.lazy as unknown as () => Promise<Module>
      expect((await lazy()).handle.checkoutStep).toBe(step)
    }
  })

  it('CC-CART-06 redirect home from the checkout once the last line is removed, and only then', async () => {
    const { browser, visitor, cart } = await openAt('shipping', { locale: 'fr' })
    const [first, last] = cart.lines.map(({ id }) => id)
    await visitor.removeLine(first ?? '')
    expect((await browser.get('/fr/checkout/shipping')).status).toBe(200)
    await visitor.removeLine(last ?? '')
    expect((await browser.get('/fr/checkout/shipping')).location).toBe('/fr/')
    expect((await browser.get('/fr/cart')).status).toBe(200)
  })

  it.each([true, false])('F-W09 offer no link to a step that redirects, signed in %s', async (signedIn) => {
    const { browser, visitor } = await openAt('payment')
    if (signedIn) {
      await visitor.signUp({ email: 'anna@example.ch', password: 'sehr7gute-sicht', firstName: 'Anna', lastName: 'Keller' })
      await visitor.loadCart()
    }
    for (const step of ['address', 'shipping', 'payment']) {
      const { html } = await browser.get(`/checkout/${step}`)
      const methods = attributesOf(html, 'main a:is([href^="/checkout"], [href^="/cart"])', 'href')
      expect(methods.length).toBeGreaterThan(1)
      for (const method of methods) expect([step, method, (await browser.get(method)).status]).toEqual([step, method, 200])
    }
    const { words } = await browser.get('/checkout/payment')
    expect(words.includes(checkout['checkout.change_email'].de)).toBe(!signedIn)
  })

  it.each(['', '/customer', '/address', '/shipping', '/payment', 'cart'])(
    'N2 redirect to the order after a lost response, and nobody else who has the cart (%s)',
    async (step) => {
      const { shop, browser, visitor, cart } = await openAt('payment', { locale: 'fr' })
      const path = step === 'cart' ? '/fr/cart' : `/fr/checkout${step}`
      const ready = await visitor.choosePayment('twint')
      // The shop placed the order; its response was lost.
      const order = await visitor.shop.order.createOrder({ token: cart.token, consent: consentTo(ready) })
      const other = shop.visitor({ locale: 'fr' })
      other.injector.get(CartTokenKeeper).store(cart.token)
      const seen = await browse(other).get(path)
      expect([seen.location ?? '/fr/', seen.html.includes(order)]).toEqual(['/fr/', false])
      const led = await browser.get(path)
      expect([led.status, led.location]).toEqual([302, `/fr/checkout/thank-you/${order}?already-ordered`])
      const { words } = await browser.get(led.location ?? '')
      for (const text of [orderTexts['order.already'].fr.replaceAll(/\s/g, ' '), 'anna.keller@example.ch']) expect(words).toContain(text)
      // The next cart is a new cart.
      const next = await browser.get('/fr/cart')
      expect([next.status, next.words.includes('Votre dernier panier a été commandé')]).toEqual([200, true])
      expect(next.html).toContain(`href="/fr/checkout/thank-you/${order}"`)
      expect(next.words).not.toContain('n’accepte pas les cookies')
    },
  )

  it('CC-GUARD-08 redirect home without a cart, in the language of the address', async () => {
    const browser = browse(openHeadlessShop().visitor())
    for (const step of ['', '/customer', '/address', '/shipping', '/payment', '/billing'])
      expect((await browser.get(`/it/checkout${step}`)).location).toBe('/it/')
    const { browser: emptied, visitor, cart } = await openFilled({ locale: 'it' })
    for (const { id } of cart.lines) await visitor.removeLine(id)
    expect((await emptied.get('/it/checkout/customer')).location).toBe('/it/')
  })

  it.each(LOCALES)('F-W19 show at every step which line cannot be delivered, with a link to it in the cart (%s)', async (locale) => {
    const { visitor, cart } = await openAt('payment', { locale })
    const [, left] = cart.lines
    const getDeliveryDates: Shop['delivery']['getDeliveryDates'] = (input) => pipe(
      visitor.injector.get(Shop).delivery.getDeliveryDates(input),
      TE.map((stocks) => stocks.map((stock) =>
        stock.variantId === left?.variantId ? { ...stock, stock: { onHand: 0, stopOrder: true } } : stock)),
    )
    const browser = browse(replacingOperations(visitor, { delivery: { getDeliveryDates } }))
    const cartPath = localePath(locale, '/cart')
    for (const step of ['customer', 'address', 'shipping', 'payment']) {
      const { words, html } = await browser.get(localePath(locale, `/checkout/${step}`))
      expect([step, words.includes(cartTexts['cart.partly_blocked'][locale])]).toEqual([step, true])
      const links = elements(html, '[href*="#page-line-"]').map((link) => [link.attribs['href'], textOf(link)])
      expect(links).toEqual([[`${cartPath}#page-line-${left?.id}`, `${left?.titles.de}, ${productTexts['product.eye.left'][locale]}`]])
    }
    expect((await browser.get(cartPath)).html).toContain(`id="page-line-${left?.id}"`)
    const sellable = await browse(visitor).get(localePath(locale, '/checkout/payment'))
    expect(sellable.html).not.toContain('#page-line-')
  })

  it('AS-CHECKOUT-03 CC-GUARD-04 begin a checkout without a named step at the customer step', async () => {
    const { browser } = await openFilled({ locale: 'fr' })
    expect((await browser.get('/fr/checkout')).location).toBe('/fr/checkout/customer')
    expect((await browser.get('/checkout/billing')).location).toBe('/checkout/customer')
  })
})
