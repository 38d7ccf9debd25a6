import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewItem } from '../../../application/contract/cart.ts'
import { consentTo } from '../../support/consent-to.ts'
import { refusal, value } from '../../support/outcome.ts'
import { cartLinkToken } from '../../support/builders/cart-link.ts'
import { cartToken } from '../../support/builders/cart.ts'
import { orderToken } from '../../support/builders/order.ts'
import { productId } from '../../support/builders/product.ts'
import { typedBilling } from './checkout.contract.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { GUEST } from '../../support/commerce.ts'

const bottle = { productId: productId(2001), option: {}, quantity: 1 }
const lens = { productId: productId(1001), eye: 'right', option: { sphere: -1, radius: 8.6, diameter: 14 }, quantity: 2 } as const

export const reorderContract = (how: string, open: OpenStorefront): void => {
  describe(`reorders and abandoned carts, ${how}`, () => {
    let opened: Opened
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    const cartOf = async (...items: readonly NewItem[]) => {
      const { cart } = opened.storefront
      const { token } = await value(cart.createCart({}, 'de'))
      return items.length === 0 ? token : (await value(cart.addToCart({ token, items }))).token
    }

    it('add a paid order to another cart', async () => {
      const { checkout, order, cart, payment, reorder } = opened.storefront
      const token = await cartOf(lens, bottle)
      await value(checkout.updateOrder({ token, change: { _tag: 'Email', email: 'erika@example.ch' } }))
      await value(checkout.updateOrder({ token, change: { _tag: 'Addresses', addresses: { billing: typedBilling } } }))
      await value(checkout.updateShippingMethod({ token, key: 'gls_parcel' }))
      const first = await value(checkout.updatePaymentMethod({ token, method: 'visa' }))
      const ordered = await value(order.createOrder({ token, consent: consentTo(first) }))
      const lastOrder = { _tag: 'ByToken', token: ordered } as const
      const next = await cartOf()
      expect(await refusal(reorder.reorder({ lastOrder, cartToken: next, source: 'link' })))
        .toStrictEqual({ _tag: 'ReorderNotPossible' })
      await value(payment.createPayment({ token: ordered }))
      const [attempt] = opened.shop.paymentProvider.attempts().slice(-1)
      if (attempt === undefined) throw new Error('no attempt')
      await value(opened.shop.commerce.reports.recordNotice(opened.shop.paymentProvider.notice(attempt, 'paid')))
      const result = await value(reorder.reorder({ lastOrder, cartToken: next, source: 'link' }))
      const filled = await value(cart.getCart({ token: next }))
      expect(result.items).toStrictEqual(filled.lines)
      expect(filled.lines.map(({ eye, quantity }) => [eye, quantity])).toStrictEqual([['right', 2], [undefined, 1]])
      const withCode = await value(reorder.reorder({ lastOrder, cartToken: await cartOf(), source: 'link', couponCode: 'nobody' }))
      expect(withCode.couponRefusal).toStrictEqual({ _tag: 'CouponRefused', reason: { _tag: 'DoesNotExist' } })
      expect(withCode.items).toHaveLength(2)
      // C7: one network has thirty attempts, in any number of carts.
      const guess = async () => {
        const guessed = await value(reorder.reorder({ lastOrder, cartToken: await cartOf(), source: 'link', couponCode: 'guess' }))
        return guessed.couponRefusal?._tag
      }
      const responses: (string | undefined)[] = []
      for (let attempted = 0; attempted < 30; attempted += 1) responses.push(await guess())
      expect(responses).toStrictEqual([...Array<string>(29).fill('CouponRefused'), 'TooManyAttempts'])
    })

    it('reject an unknown order, and estimate how long lenses last', async () => {
      const { reorder } = opened.storefront
      const request = {
        lastOrder: { _tag: 'ByToken', token: orderToken('nobody') }, cartToken: await cartOf(), source: 'account',
      } as const
      expect(await refusal(reorder.reorder(request))).toStrictEqual({ _tag: 'ReorderNotPossible' })
      expect(await value(reorder.getReorderInterval({ email: 'x@example.ch', items: [] })))
        .toStrictEqual({ interval: 90, reorderAt: '2026-06-02' })
    })

    it('AS-CALL-20 merge an abandoned cart once and restore the items of another one', async () => {
      const { cart } = opened.storefront
      const [left, latest] = [await cartOf(lens), await cartOf(bottle)]
      const linkTo = (token: typeof left) => value(opened.shop.commerce.shop(GUEST).cart.createCartLink({ token }))
      const abandoned = await linkTo(left)
      const merged = await value(cart.mergeAbandonedCart({ abandoned, latest }))
      expect(merged.lines).toHaveLength(2)
      expect(await value(cart.getCart({ token: latest }))).toStrictEqual(merged)
      expect(await refusal(cart.mergeAbandonedCart({ abandoned, latest }))).toStrictEqual({ _tag: 'CartCompleted' })
      const link = await linkTo(latest)
      expect(await value(cart.setCurrentCart({ link, latest }))).toStrictEqual(merged)
      const packs = async (at?: typeof left) => {
        const { token, lines } = await value(cart.setCurrentCart({ link, ...(at === undefined ? {} : { latest: at }) }))
        return [token === at, lines.map(({ quantity }) => quantity)]
      }
      expect(await packs()).toEqual([false, [1, 2]])
      const own = await cartOf(lens)
      expect(await packs(own)).toEqual([true, [4, 1]])
      expect(await packs(own)).toEqual([true, [4, 1]])
      expect(await packs(cartToken('nobody'))).toEqual([false, [1, 2]])
      expect(await refusal(cart.setCurrentCart({ link: cartLinkToken('nobody') }))).toStrictEqual({ _tag: 'NotFound', what: 'cart' })
    })
  })
}
