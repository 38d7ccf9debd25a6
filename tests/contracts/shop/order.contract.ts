import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shownOrder } from '../../../domain/order/shown-order.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import { consentTo } from '../../support/consent-to.ts'
import { refusal, value } from '../../support/outcome.ts'
import { chf } from '../../support/builders/money.ts'
import { orderToken } from '../../support/builders/order.ts'
import { productId } from '../../support/builders/product.ts'
import { typedBilling } from './checkout.contract.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'

export const orderContract = (how: string, open: OpenStorefront): void => {
  describe(`orders, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const ready = async (method: string): Promise<Cart> => {
      const { cart, checkout } = opened.storefront
      const { token } = await value(cart.createCart({}, 'fr'))
      await value(cart.addToCart({ token, items: [
        { productId: productId(1001), eye: 'right', option: { sphere: -1, radius: 8.6, diameter: 14 }, quantity: 1 },
        { productId: productId(2001), option: {}, quantity: 1 },
      ] }))
      await value(checkout.updateOrder({ token, change: { _tag: 'Email', email: 'erika@example.ch' } }))
      await value(checkout.updateOrder({ token, change: { _tag: 'Addresses', addresses: { billing: typedBilling } } }))
      await value(checkout.updateShippingMethod({ token, key: 'gls_parcel' }))
      return value(checkout.updatePaymentMethod({ token, method }))
    }

    it('CC-CALL-13 places the order of a cart once, by its token alone, and returns the stored order', async () => {
      const cart = await ready('prepayment')
      const consent = { ...consentTo(cart), comment: 'Bitte klingeln.' }
      const token = await value(opened.storefront.order.createOrder({ token: cart.token, consent }))
      expect(await value(opened.storefront.order.createOrder({ token: cart.token, consent }))).toBe(token)
      const order = await value(opened.storefront.order.getOrder({ token }))
      expect(order).toStrictEqual(shownOrder(await value(opened.shop.ports.orders.order(token))))
      expect(order).toMatchObject({
        email: 'erika@example.ch', comment: 'Bitte klingeln.',
        totals: cart.totals, locale: 'fr', status: 'payment_pending',
      })
      expect(order.arrival).toBeDefined()
      expect(await value(opened.storefront.cart.getCart({ token: cart.token }))).toMatchObject({ checkoutState: 'completed' })
      expect(await value(opened.storefront.order.getOrderOfCart({ token: cart.token }))).toBe(token)
      expect(await value(opened.storefront.payment.createPayment({ token }))).toBeUndefined()
    })

    it('opens a payment page for an online payment, and returns the order paid afterwards', async () => {
      const cart = await ready('visa')
      const token = await value(
        opened.storefront.order.createOrder({ token: cart.token, consent: consentTo(cart) }),
      )
      expect(await value(opened.storefront.payment.createPayment({ token }))).toContain(`http://shop.example/checkout/thank-you/${token}`)
      const [attempt] = opened.shop.paymentProvider.attempts().slice(-1)
      if (attempt === undefined) throw new Error('no attempt')
      await value(opened.shop.commerce.reports.recordNotice(opened.shop.paymentProvider.notice(attempt, 'paid')))
      const order = await value(opened.storefront.order.getOrder({ token }))
      expect(order).toStrictEqual(shownOrder(await value(opened.shop.ports.orders.order(token))))
      expect(order.status).toBe('new')
      expect(order.paidAt).toBeDefined()
    })

    it('returns the remaining payment methods of an order, and opens the payment page of another one', async () => {
      const { order, payment } = opened.storefront
      const cart = await ready('visa')
      const token = await value(order.createOrder({ token: cart.token, consent: consentTo(cart) }))
      expect(await value(order.getOrderPaymentMethods({ token }))).toStrictEqual(['visa', 'twint'])
      expect(await refusal(payment.createPayment({ token, method: 'prepayment' })))
        .toStrictEqual({ _tag: 'PaymentNotOffered', method: 'prepayment' })
      expect(await value(payment.createPayment({ token, method: 'twint' }))).toContain(token)
      const [attempt] = opened.shop.paymentProvider.attempts().slice(-1)
      expect([attempt?.method, (await value(order.getOrder({ token }))).paymentMethod]).toStrictEqual(['twint', 'twint'])
      await value(opened.shop.commerce.reports.recordNotice(opened.shop.paymentProvider.notice(attempt!, 'paid')))
      expect(await value(order.getOrderPaymentMethods({ token }))).toStrictEqual([])
      expect(await refusal(order.getOrderPaymentMethods({ token: orderToken('nobody') })))
        .toStrictEqual({ _tag: 'NotFound', what: 'order' })
    })

    it('rejects an order without consent, at another total, and an unknown order', async () => {
      const { order, payment } = opened.storefront
      const cart = await ready('visa')
      const { token, totals: { total } } = cart
      expect(await refusal(order.createOrder({ token, consent: { ...consentTo(cart), termsAccepted: false } }))).toStrictEqual({
        _tag: 'TermsNotAccepted',
      })
      expect(await refusal(order.createOrder({ token, consent: { ...consentTo(cart), expectedTotal: chf(1) } }))).toStrictEqual({
        _tag: 'TotalChanged', total,
      })
      expect(await refusal(order.getOrder({ token: orderToken('nobody') }))).toStrictEqual({ _tag: 'NotFound', what: 'order' })
      expect(await refusal(payment.createPayment({ token: orderToken('nobody') }))).toStrictEqual({ _tag: 'NotFound', what: 'order' })
    })
  })
}
