import * as E from 'fp-ts/lib/Either.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shop } from '../../../application/contract/shop.ts'
import { completeEmailLink } from '../../support/complete-email-link.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aSavedCard } from '../../support/builders/saved-card.ts'
import { anOrder, orderToken } from '../../support/builders/order.ts'
import { smallCatalogue } from '../../support/api/small-catalogue.ts'
import { refusal, value } from '../../support/outcome.ts'
import type { Opened, OpenStorefront } from './open-storefront.ts'
import { ANNA, BEA } from './people.ts'

const noCard = { _tag: 'NotFound', what: 'payment_alias' } as const

export const paymentAliasContract = (how: string, open: OpenStorefront): void => {
  describe(`saved cards, ${how}`, () => {
    let opened: Opened
    let anna: Shop
    let bea: Shop

    beforeAll(async () => {
      opened = await open(smallCatalogue);
      [anna, bea] = [opened.visitor(), opened.visitor()]
      for (const [who, person] of [[anna, ANNA], [bea, BEA]] as const) {
        await value(who.identity.signUp({ registration: person }))
        await completeEmailLink(opened.shop.ports, person)
        await value(who.identity.signIn({ credentials: person }))
      }
    })
    afterAll(() => opened.close())

    const ordered = async (name: string, who: Shop) => {
      const { carts, orders } = opened.shop.ports
      const { accountId } = await value(who.customer.getProfile({}))
      const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: [], checkoutState: 'payment_selected' })
      await value(carts.put(cart))
      return value(orders.place(cart.token, (filled, id) => E.right({
        order: {
          ...anOrder({ accountId, status: 'payment_pending', paymentMethod: 'visa' }),
          token: orderToken(name), cartToken: filled.token, id, number: `IR-2026-${name}`,
        },
        reservations: [], mails: [],
      })))
    }
    const pay = async (name: string, who: Shop, savesCard: boolean, providerToken = name): Promise<void> => {
      const { token } = await ordered(name, who)
      await value(who.payment.createPayment({ token, savesCard }))
      const attempt = opened.shop.paymentProvider.attempts().at(-1)
      if (attempt === undefined) throw new Error('No attempt')
      const { paymentProvider, commerce } = opened.shop
      await value(commerce.reports.recordNotice(paymentProvider.notice(attempt, 'paid', { card: aSavedCard({ providerToken }) })))
    }

    it('AS-PAY-01 AS-PAY-02 AS-ENT-18 are listed to their owner if they were saved with a payment, and to no one else', async () => {
      await pay('without', anna, false)
      expect(await value(anna.payment.getCustomerPaymentAlias({}))).toEqual([])
      await pay('kept', anna, true)
      const cards = await value(anna.payment.getCustomerPaymentAlias({}))
      expect(cards).toEqual([
        { alias: expect.stringMatching(/^[A-Za-z0-9]{18}$/) as string, method: 'visa', masked: 'xxxxxxxxxxxx4242', expiry: '2028-06',
          isLastPaidWith: true },
      ])
      expect(await value(bea.payment.getCustomerPaymentAlias({}))).toEqual([])
      expect(E.isLeft(await opened.visitor().payment.getCustomerPaymentAlias({})())).toBe(true)
    })

    it('can pay for their owner, with the card sent to the payment provider, and for no one else', async () => {
      const [card] = await value(anna.payment.getCustomerPaymentAlias({}))
      const alias = card?.alias ?? ''
      const { token } = await ordered('by-card', anna)
      expect(await refusal(bea.payment.createPayment({ token, alias }))).toEqual(noCard)
      expect(await value(anna.payment.createPayment({ token, alias }))).toContain('#pay-')
      const attempt = opened.shop.paymentProvider.attempts().at(-1)
      expect(attempt && opened.shop.paymentProvider.cardOf(attempt)?.providerToken).toBe('kept')
    })

    it('AS-PAY-03 are deleted by their owner; another’s card is not found', async () => {
      const [card] = await value(anna.payment.getCustomerPaymentAlias({}))
      const alias = card?.alias ?? ''
      for (const other of [alias, 'x', 'payment90000000000'])
        expect(await refusal(bea.payment.deleteCustomerPaymentAlias({ alias: other }))).toEqual(noCard)
      expect(await value(anna.payment.deleteCustomerPaymentAlias({ alias }))).toEqual([])
      expect(await refusal(anna.payment.deleteCustomerPaymentAlias({ alias }))).toEqual(noCard)
      await value(opened.shop.commerce.jobs.deleteCards())
      expect(opened.shop.paymentProvider.deletedCards()).toEqual(['kept'])
    })
  })
}
