import * as E from 'fp-ts/lib/Either.js'
import { shownOrder } from '../../../domain/order/shown-order.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../../../application/contract/shop.ts'
import type { Order } from '../../../domain/order/order.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { refusal, value } from '../../support/outcome.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA } from './people.ts'

const MONTHS = ['01', '03', '02']

export const customerOrderContract = (how: string, open: OpenStorefront): void => {
  describe(`the orders of a customer, ${how}`, () => {
    let opened: Opened
    let anna: Shop
    let bea: Shop
    let whoBeaIs: Order['accountId']

    /** An order of this day in a customer's history, paid and shipped. */
    const ordered = async (name: string, owner: Order['accountId'], stated: Partial<Order>): Promise<void> => {
      const { carts, orders } = opened.shop.ports
      const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: [aLine()], checkoutState: 'payment_selected' })
      await value(carts.put(cart))
      await value(orders.place(cart.token, (filled, id) =>
        E.right({
          order: anOrder({
            token: orderToken(name), cartToken: filled.token, id, number: `IR-2026-${id}`,
            ...(owner === undefined ? {} : { accountId: owner }),
            paymentMethod: 'twint', status: 'shipped', bonusPoints: 40, paidAt: '2026-03-06T09:00:00.000Z', ...stated,
          }),
          reservations: [],
          mails: [],
        })))
    }
    beforeAll(async () => {
      opened = await open();
      [anna, bea] = [opened.visitor(), opened.visitor()]
      const { customer } = await value(anna.identity.signUp({ registration: ANNA }))
      whoBeaIs = (await value(bea.identity.signUp({ registration: BEA }))).customer.accountId
      for (const [who, person] of [[anna, ANNA], [bea, BEA]] as const) {
        await completeEmailLink(opened.shop.ports, person)
        await value(who.identity.signIn({ credentials: person }))
      }
      for (const month of MONTHS) await ordered(`a${month}`, customer.accountId, { createdAt: `2026-${month}-05T09:00:00.000Z` })
      await ordered('guest', undefined, {})
    })
    afterAll(() => opened.close())

    it('CC-CALL-14 CC-CALL-15 lists the customer’s complete orders, newest first, with their number', async () => {
      const { orders, total } = await value(anna.order.listOrders({ page: 1 }))
      expect(orders.map(({ createdAt }) => createdAt.slice(5, 7))).toStrictEqual(['03', '02', '01'])
      expect(total).toBe(3)
      expect((await value(bea.order.listOrders({ page: 1 }))).orders).toStrictEqual([])
      const [newest] = orders
      // The session contains the owner; the order does not.
      const order = shownOrder(await value(opened.shop.ports.orders.order(orderToken('a03'))))
      expect(newest).toMatchObject(order)
      expect(await value(anna.order.getOwnOrder({ id: newest?.id ?? 0 }))).toStrictEqual(newest)
    })

    it('CC-CALL-17 shows only the customer’s own orders; another’s is not found', async () => {
      const [newest] = (await value(anna.order.listOrders({ page: 1 }))).orders
      for (const id of [newest?.id ?? 0, 0, 99_999])
        expect(await refusal(bea.order.getOwnOrder({ id }))).toStrictEqual({ _tag: 'NotFound', what: 'order' })
    })

    it('CC-CALL-21 returns the links of own documents, and none of another’s', async () => {
      const [newest] = (await value(anna.order.listOrders({ page: 1 }))).orders
      const documents = [`invoice-${newest?.id ?? 0}`]
      const urls = await value(anna.order.getDocuments({ documents }))
      expect(urls).toStrictEqual(documents.map((document) => `/api/customers/me/documents/${document}`))
      expect(await refusal(bea.order.getDocuments({ documents }))).toStrictEqual({ _tag: 'NotFound', what: 'document' })
      expect(await refusal(anna.order.getDocuments({ documents: [] }))).toStrictEqual({ _tag: 'NoDocuments' })
    })

    it('counts bonus points and returns the last payment method', async () => {
      const cart = aCart({ lines: [aLine()] })
      expect(await value(anna.loyalty.getBonusPoints({}))).toBe(120)
      expect(await value(bea.loyalty.getBonusPoints({}))).toBe(0)
      expect(await value(anna.payment.getLastPayment({ cart }))).toStrictEqual({ lastPaymentMethod: 'twint', invoiceAllowed: true })
      expect(await value(bea.payment.getLastPayment({ cart, lastOrderDate: '2026-03-05' })))
        .toStrictEqual({ invoiceAllowed: false })
      expect(await value(opened.visitor().payment.getLastPayment({ cart }))).toStrictEqual({ invoiceAllowed: false })
    })

    it('counts no points of an order that is unpaid or was reversed', async () => {
      for (const status of ['payment_pending', 'cancelled', 'returned'] as const)
        await ordered(`b-${status}`, whoBeaIs, { status })
      expect(await value(bea.loyalty.getBonusPoints({}))).toBe(0)
      await ordered('b-new', whoBeaIs, { status: 'new' })
      expect(await value(bea.loyalty.getBonusPoints({}))).toBe(40)
    })

    it('rejects a guest for everything that belongs to a customer', async () => {
      const { order, loyalty } = opened.visitor()
      for (const request of [
        order.listOrders({ page: 1 }), order.getOwnOrder({ id: 1 }),
        order.getDocuments({ documents: ['x'] }), loyalty.getBonusPoints({}),
      ])
        expect(await refusal<unknown, unknown>(request)).toStrictEqual({ _tag: 'NotSignedIn' })
    })
  })
}
