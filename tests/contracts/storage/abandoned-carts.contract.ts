import { describe, expect, it } from 'vitest'
import { cartsAtSignIn } from '../../../domain/cart/carts-at-sign-in.ts'
import type { AbandonmentWindow, AbandonedCart } from '../../../domain/cart/abandoned-cart.ts'
import { makeAccountId } from '../../../domain/customer/account-id.ts'
import { makeEmail } from '../../../domain/customer/email.ts'
import { makeMarketingToken } from '../../../domain/customer/marketing.ts'
import { aCart, cartToken } from '../../support/builders/cart.ts'
import { aSignIn } from '../../support/builders/sign-in.ts'
import { cartLinkToken } from '../../support/builders/cart-link.ts'
import { aLine } from '../../support/builders/cart-line.ts'
import { aCatalogue } from '../../support/builders/catalogue.ts'
import { aMail } from '../../support/builders/mail.ts'
import { made } from '../../support/builders/made.ts'
import { value } from '../../support/outcome.ts'
import { takeCartOver } from '../../support/signed-in.ts'
import type { OpenStorage, Storage } from './storage.ts'
import { failOnUnreadable } from '../../support/fail-on-unreadable.ts'
import { withStorage } from './with-storage.ts'

const HOUR = 3_600_000
const fromNow = (hours: number): Date => new Date(Date.now() + hours * HOUR)
const NOW: AbandonmentWindow = { after: fromNow(-1), before: fromNow(1) }
const EMAIL = made(makeEmail('anna@example.ch'))
const LEAVE = made(makeMarketingToken('leave'.padEnd(43, '_')))

const mail = { mail: aMail({ key: 'cart-left:1' }), link: cartLinkToken('a'), linkEndsAt: fromNow(24), unsubscribeToken: LEAVE }

/** A customer with an own cart, and a guest's cart beside it; the customer's e-mail address has a consent. */
const opened = async (storage: Storage) => {
  const accountId = made(makeAccountId('account-anna'.padEnd(22, '_')))
  await value(storage.customers.add({ accountId, email: EMAIL, isVerified: true, firstName: 'Anna', lastName: 'Keller' }, 'hash'))
  for (const name of ['own', 'guest']) {
    const { id: _id, ...cart } = aCart({ token: cartToken(name), lines: [aLine()] })
    await value(storage.carts.put(cart))
  }
  await takeCartOver(storage, accountId, cartToken('own'), (carts) => cartsAtSignIn(carts, aSignIn({ owner: accountId })))
  const request = {
    token: LEAVE, email: EMAIL, brandChannel: 'iris', locale: 'fr', channels: ['marketing_automation'], source: 'account',
  } as const
  await value(storage.marketing.requestConsent({ ...request, requestedAt: fromNow(-1), endsAt: fromNow(1) }, aMail({ key: 'asked' })))
  const agreed = { unsubscribeToken: made(makeMarketingToken('other'.padEnd(43, '_'))), mails: () => [] }
  await value(storage.marketing.confirm({ token: LEAVE, brandChannel: 'iris', at: fromNow(0) }, agreed))
  const decided: AbandonedCart[] = []
  const decide = (leftCart: AbandonedCart) => {
    decided.push(leftCart)
    return mail
  }
  return { decided, decide }
}

/** Contract of the abandoned carts. */
export const leftCartsContract = (open: OpenStorage): void => {
  const run = withStorage(open)
  const shopCatalogue = aCatalogue()

  describe('abandoned carts', () => {
    it('are customers’ own, last changed within the period, with marketing consent', () =>
      run(shopCatalogue, async (storage) => {
        const { decided, decide } = await opened(storage)
        for (const between of [{ after: fromNow(-3), before: fromNow(-1) }, { after: fromNow(1), before: fromNow(2) }])
          expect(await value(storage.abandonedCarts.decideNext(between, decide, failOnUnreadable))).toBe(false)
        expect(await value(storage.abandonedCarts.decideNext(NOW, decide, failOnUnreadable))).toBe(true)
        expect(decided).toMatchObject([{
          cart: { token: cartToken('own'), lines: [{ quantity: 1 }] }, customer: { email: EMAIL, isVerified: true },
          subscription: { locale: 'fr', channels: ['marketing_automation'] },
        }])
      }))

    it('are processed once, by many jobs at once, with the mail and its two links', () =>
      run(shopCatalogue, async (storage) => {
        const { decided, decide } = await opened(storage)
        const runs = await Promise.all(Array.from({ length: 5 }, () =>
          value(storage.abandonedCarts.decideNext(NOW, decide, failOnUnreadable))))
        expect([runs.filter(Boolean).length, decided.length]).toEqual([1, 1])
        expect((await value(storage.outbox.take(9, fromNow(1)))).map(({ mail }) => mail.key)).toEqual(['asked', 'cart-left:1'])
        expect(await value(storage.cartLinks.cartOf(mail.link, fromNow(0)))).toBe(cartToken('own'))
        await value(storage.marketing.unsubscribe(LEAVE, fromNow(0)))
        expect(await value(storage.marketing.subscription(EMAIL, 'iris'))).toMatchObject({ channels: [] })
      }))

    it('are not read again if no mail is to be sent', () =>
      run(shopCatalogue, async (storage) => {
        await opened(storage)
        const runs = [1, 2].map(() => () => value(storage.abandonedCarts.decideNext(NOW, () => undefined, failOnUnreadable)))
        expect([await runs[0]?.(), await runs[1]?.()]).toEqual([true, false])
        expect((await value(storage.outbox.take(9, fromNow(1)))).map(({ mail }) => mail.key)).toEqual(['asked'])
      }))
  })
}
