import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import type { CouponUse } from '../../../application/commerce/order/order-repository.port.ts'
import { customerKey } from '../../../domain/coupon/customer-key.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aCoupon, couponCode } from '../../support/builders/coupon.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { made } from '../../support/builders/made.ts'
import { chf } from '../../support/builders/money.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { aPayment, paymentId } from '../../support/builders/payment.ts'
import { productId } from '../../support/builders/product.ts'
import { value } from '../../support/outcome.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { withStorage } from './with-storage.ts'

const CODE = couponCode('SAVE10')
const emailOf = (name: string) => made(makeEmail(`${name}@example.ch`))
const keyOf = (name: string) => customerKey(emailOf(name))

const use = (name: string, limits: Partial<CouponUse> = {}): CouponUse => ({
  code: CODE, customer: keyOf(name), newCustomersOnly: false, shares: new Map([['line-1', chf(-500)]]), ...limits,
})

/** Orders a new cart for a customer, with the voucher. */
const buy = async ({ carts, orders }: Storage, name: string, customer: string, limits?: Partial<CouponUse>) => {
  const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: [aLine()] })
  await value(carts.put(cart))
  return orders.place(cart.token, (cart, sequence) =>
    E.right({
      order: anOrder({
        token: orderToken(name), id: sequence, cartToken: cart.token, number: `IR-${sequence}`,
        email: emailOf(customer), lines: cart.lines,
        status: 'payment_pending', paymentMethod: 'visa', coupon: { code: CODE },
      }),
      reservations: [],
      mails: [],
      ...(limits === undefined ? {} : { coupon: use(customer, limits) }),
    }),
  )()
}
const uses = async ({ coupons }: Storage): Promise<number | undefined> => (await value(coupons.standing(CODE)))?.uses
const all = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<readonly Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const reasons = (results: readonly E.Either<unknown, unknown>[]) =>
  new Set(results.filter(E.isLeft).map(({ left }) => (left as { readonly reason?: { readonly _tag: string } }).reason?._tag))

/** Contract of the voucher repositories. */
export const couponRepositoryContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const withCoupon = (coupon: ReturnType<typeof aCoupon>, runSteps: (storage: Storage) => Promise<void>) => () =>
    run(aCatalogue({ coupons: [coupon] }), runSteps)

  describe('coupon book', () => {
    const rich = aCoupon({
      usageLimit: 5, usesPerCustomer: 2, newCustomersOnly: true, minimum: chf(5000), lastDay: '2026-12-31',
      notWithPromotionalPrices: true, note: { de: 'Note', fr: 'Note' }, discount: { _tag: 'Fixed', amount: chf(700) },
      products: [{ productId: productId(1001), titles: { de: 'Biofinity' } }],
    })
    it('finds a voucher, in any case, and no other', withCoupon(rich, async ({ coupons }) => {
      const fresh = { coupon: rich, uses: 0 }
      expect(await value(coupons.standing(couponCode('save10')))).toEqual(fresh)
      expect(await value(coupons.standing(CODE, keyOf('a')))).toEqual({ ...fresh, customer: { uses: 0, hasOrdered: false } })
      expect(await value(coupons.standing(couponCode('OTHER')))).toBeUndefined()
    }))

    it('counts uses in total and by customer', withCoupon(aCoupon(), async (storage) => {
      await buy(storage, 'one', 'a', {})
      await buy(storage, 'two', 'b')
      expect(await value(storage.coupons.standing(CODE, keyOf('a')))).toMatchObject({ uses: 1, customer: { uses: 1, hasOrdered: true } })
      expect(await value(storage.coupons.standing(CODE, keyOf('b')))).toMatchObject({ uses: 1, customer: { uses: 0, hasOrdered: true } })
      expect(await value(storage.coupons.standing(CODE, keyOf('c')))).toMatchObject({ uses: 1, customer: { uses: 0, hasOrdered: false } })
    }))

    it('C1 gives the last use to one of a hundred orders at once', withCoupon(aCoupon({ usageLimit: 1 }), async (storage) => {
      const results = await all(100, (index) => buy(storage, `c1-${index}`, `c${index}`, {}))
      expect(results.filter(E.isRight)).toHaveLength(1)
      expect(reasons(results)).toEqual(new Set(['UsageLimitReached']))
      expect(await uses(storage)).toBe(1)
    }))

    it('C1 gives a customer with twenty carts one use', withCoupon(aCoupon(), async (storage) => {
      const results = await all(20, (index) => buy(storage, `own-${index}`, 'a', { usesPerCustomer: 1 }))
      expect(results.filter(E.isRight)).toHaveLength(1)
      expect(reasons(results)).toEqual(new Set(['UsedByCustomer']))
      expect(await uses(storage)).toBe(1)
    }))

    it('H-K07 counts other orders with the address of a verified owner once they are paid', withCoupon(aCoupon(), async (storage) => {
      const owner = made(makeAccountId('anna'.padEnd(22, '_')))
      await buy(storage, 'stranger', 'a', {})
      await value(storage.payments.open(aPayment({ orderToken: orderToken('stranger') })))
      const customerUses = async () => (await value(storage.coupons.standing(CODE, keyOf('a'), owner)))?.customer
      expect([await customerUses(), (await value(storage.coupons.standing(CODE, keyOf('a'))))?.customer]).toEqual([
        { uses: 0, hasOrdered: false }, { uses: 1, hasOrdered: true },
      ])
      expect(E.isRight(await buy(storage, 'own', 'a', { usesPerCustomer: 2, owner }))).toBe(true)
      await value(storage.payments.settle(paymentId('1'), (payment, order) =>
        E.right({ payment: { ...payment, status: 'paid' }, order: { ...order, status: 'new' }, mails: [] })))
      expect(await customerUses()).toMatchObject({ hasOrdered: true })
      expect(reasons([await buy(storage, 'late', 'a', { usesPerCustomer: 1, owner })])).toEqual(new Set(['UsedByCustomer']))
    }))

    it('C5 accepts one of ten first orders at once', withCoupon(aCoupon(), async (storage) => {
      const results = await all(10, (index) => buy(storage, `new-${index}`, 'a', { newCustomersOnly: true }))
      expect(results.filter(E.isRight)).toHaveLength(1)
      expect(reasons(results)).toEqual(new Set(['NewCustomersOnly']))
    }))

    const limited = aCoupon({ usageLimit: 1 })
    it('C10 releases the use of a cancelled order once, for any number of requests', withCoupon(limited, async (storage) => {
      await buy(storage, 'gone', 'a', {})
      await value(storage.payments.open(aPayment({ orderToken: orderToken('gone') })))
      const cancelled = () => value(storage.payments.settle(paymentId('1'), (payment, order) =>
        E.right({ payment: { ...payment, status: 'expired' }, order: { ...order, status: 'cancelled' }, mails: [] })))
      await all(10, cancelled)
      expect(await value(storage.coupons.standing(CODE, keyOf('a')))).toMatchObject({ uses: 0, customer: { uses: 0, hasOrdered: false } })
      expect(E.isRight(await buy(storage, 'next', 'b', {}))).toBe(true)
      await cancelled()
      expect(await uses(storage)).toBe(1)
    }))
  })
}
